export const make = {
  university(n, random) {
    return [
      Array.from({ length: n }, () => {
        const begin = Math.floor(random() * n * 100);
        return [begin, begin + 1 + Math.floor(n * 20 + random() * n * 20)];
      }),
    ];
  },
};
