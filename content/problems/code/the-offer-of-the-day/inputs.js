const input = (n, random, most) => [
  Array.from({ length: n }, () => {
    const from = 1 + Math.floor(random() * 900000000);
    return { from, to: from + Math.floor(random() * most), rupees: 1 + Math.floor(random() * 1000000) };
  }),
  Array.from({ length: n }, () => 1 + Math.floor(random() * 1000000000)),
];

export const make = {
  longOffers: (n, random) => input(n, random, 100000000),
  shortOffers: (n, random) => input(n, random, 20000),
};
