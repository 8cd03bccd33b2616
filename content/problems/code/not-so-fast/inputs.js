export const make = {
  burst(n, random) {
    let second = 0;
    const calls = Array.from({ length: n }, () => {
      if (random() < 0.05) second += Math.floor(random() * 20);
      return { key: random() < 0.9 ? "shop" : `k${Math.floor(random() * 50)}`, second };
    });
    return [calls, Math.max(1, n >> 1), 80000];
  },
};
