export const make = {
  falling(n, random) {
    return [Array.from({ length: n }, (_, day) => 20000 - Math.floor((day * 19000) / n) - Math.floor(random() * 2))];
  },
  market(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * 20000))];
  },
};
