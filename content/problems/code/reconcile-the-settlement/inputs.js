export const make = {
  day(n, random) {
    const line = (at) => ({ reference: `T${at}`, paise: 100 + ((at * 7919) % 90000) });
    const ours = Array.from({ length: n }, (_, at) => line(at));
    const bank = Array.from({ length: n }, (_, at) => {
      const one = line(n - 1 - at + (random() < 0.01 ? n : 0));
      return random() < 0.01 ? { ...one, paise: one.paise + 1 } : one;
    });
    return [ours, bank];
  },
};
