export const make = {
  quiz(n, random) {
    return [
      Array.from({ length: n }, (_, at) => ({
        name: `p${(at * 7919) % 1000003}`,
        score: Math.floor(random() * 101),
        seconds: 1 + Math.floor(random() * 3600),
      })),
    ];
  },
  allEqual(n, random) {
    return [Array.from({ length: n }, (_, at) => ({ name: `${Math.floor(random() * 1e6)}-${at}`, score: 50, seconds: 60 }))];
  },
};
