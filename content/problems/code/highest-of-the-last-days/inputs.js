export const make = {
  falling(n, random) {
    return [Array.from({ length: n }, (_, day) => 1000000 - day * 4 - Math.floor(random() * 3)), n >> 1];
  },
  town(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 1000000)), n >> 2];
  },
};
