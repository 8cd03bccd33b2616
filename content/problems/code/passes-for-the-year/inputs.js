const PASSES = [
  { days: 1, price: 40 },
  { days: 7, price: 190 },
  { days: 30, price: 640 },
  { days: 90, price: 1500 },
];

export const make = {
  commuter(n, random) {
    const travel = [];
    for (let day = 1 + Math.floor(random() * 5); travel.length < n; day += 1 + Math.floor(random() * random() * 20)) travel.push(day);
    return [travel, PASSES];
  },
  daily(n) {
    return [Array.from({ length: n }, (_, at) => at + 1), PASSES];
  },
};
