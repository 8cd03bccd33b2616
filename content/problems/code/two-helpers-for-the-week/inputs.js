export const make = {
  anyDays(n, random) {
    return [Array.from({ length: n }, () => [..."1234567"].filter(() => random() < 0.6).join(""))];
  },
  allDays(n, random) {
    return [Array.from({ length: n }, () => (random() < 0.99 ? "1234567" : "67"))];
  },
};
