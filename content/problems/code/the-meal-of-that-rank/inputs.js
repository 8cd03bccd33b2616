const prices = (n, random) => Array.from({ length: n }, () => 1 + Math.floor(random() * 1000000));

export const make = {
  menu(n, random) {
    return [prices(n, random), prices(n, random), Math.floor((n * n) / 2)];
  },
  oneDish(n, random) {
    return [prices(1, random), prices(n, random), Math.floor(n / 3)];
  },
};
