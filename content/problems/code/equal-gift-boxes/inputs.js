export const make = {
  shop(n, random) {
    const boxes = 720720;
    return [Array.from({ length: n }, () => boxes * (1 + Math.floor(random() * 1000000)))];
  },
};
