// A Fenwick tree over the ranks of the running sums counts how many earlier ones are not larger.
export function stretchesAbove(sales, target) {
  const sums = new Float64Array(sales.length + 1);
  sales.forEach((rupees, day) => {
    sums[day + 1] = sums[day] + rupees - target;
  });
  const sorted = [...new Set(Float64Array.from(sums).sort())];
  const rank = new Map(sorted.map((sum, at) => [sum, at + 1]));
  const tree = new Uint32Array(sorted.length + 1);
  let good = 0;
  for (const sum of sums) {
    for (let at = rank.get(sum); at > 0; at -= at & -at) good += tree[at];
    for (let at = rank.get(sum); at < tree.length; at += at & -at) tree[at]++;
  }
  return good;
}
