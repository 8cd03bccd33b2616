export const make = {
  evening(n, random) {
    const second = () => Math.min(86399, Math.floor(64800 + (random() + random() + random() - 1.5) * 14000));
    return [Array.from({ length: n }, second), 900];
  },
};
