export const make = {
  /** The rare things stand far apart. */
  bazaar(n, random) {
    const shops = Array.from({ length: n }, () => `t${Math.floor(random() * 50)}`);
    shops[Math.floor(n / 10)] = "saffron";
    shops[Math.floor((n * 9) / 10)] = "silver";
    const list = ["saffron", "silver", ...Array.from({ length: n >> 3 }, () => `t${Math.floor(random() * 50)}`)];
    return [shops, list];
  },
};
