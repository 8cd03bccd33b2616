const lot = (random, most) => ({ what: "in", kilos: 1 + Math.floor(random() * most), rate: 1 + Math.floor(random() * 1000) });
const sale = (kilos) => ({ what: "out", kilos, rate: 0 });

export const make = {
  /** Lots are bought faster than sold. */
  slowSales(n, random) {
    return [Array.from({ length: n }, (_, at) => (at % 2 === 0 ? lot(random, 100000) : sale(1 + Math.floor(random() * 90000))))];
  },
  /** Many small lots, then a sale that takes hundreds of them, or is refused. */
  largeSales(n, random) {
    return [Array.from({ length: n }, (_, at) => (at % 500 === 499 ? sale(1 + Math.floor(random() * 60000)) : lot(random, 100)))];
  },
};
