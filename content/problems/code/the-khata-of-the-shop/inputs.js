const total = { what: "total", name: "", rupees: 0 };

export const make = {
  /** A new customer buys, then the total is asked for. */
  manyTotals(n, random) {
    return [
      Array.from({ length: n }, (_, at) =>
        at % 2 === 1 ? total : { what: "buy", name: `c${at}`, rupees: 1 + Math.floor(random() * 10000) },
      ),
    ];
  },
  oftenTooMuch(n, random) {
    return [
      Array.from({ length: n }, (_, at) => {
        if (at % 4 === 3) return total;
        const name = `c${Math.floor(random() * n)}`;
        if (at % 4 === 2) return { what: "owes", name, rupees: 0 };
        return { what: random() < 0.5 ? "pay" : "buy", name, rupees: 1 + Math.floor(random() * 10000) };
      }),
    ];
  },
};
