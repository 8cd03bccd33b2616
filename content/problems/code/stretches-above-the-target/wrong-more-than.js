export function stretchesAbove(sales, target) {
  const sums = [0];
  for (const rupees of sales) sums.push(sums.at(-1) + rupees - target);
  let good = 0;
  const sort = (list) => {
    if (list.length < 2) return list;
    const half = list.length >> 1;
    const left = sort(list.slice(0, half));
    const right = sort(list.slice(half));
    const merged = [];
    let i = 0;
    for (const sum of right) {
      while (i < left.length && left[i] < sum) merged.push(left[i++]);
      good += i;
      merged.push(sum);
    }
    while (i < left.length) merged.push(left[i++]);
    return merged;
  };
  sort(sums);
  return good;
}
