export const make = {
  evening(n, random) {
    const menu = Math.min(3000, Math.max(20, Math.floor(n / 5)));
    const dish = () => `dish ${Math.floor(random() * random() * menu)}`;
    return [Array.from({ length: n }, () => Array.from({ length: 2 + Math.floor(random() * 10) }, dish))];
  },
};
