export function stretchesAbove(sales: number[], target: number): number {
  let sum = 0;
  const sums = sales.map((rupees) => (sum += rupees - target));
  let good = 0;
  const sort = (list: number[]): number[] => {
    if (list.length < 2) return list;
    const half = list.length >> 1;
    const left = sort(list.slice(0, half));
    const right = sort(list.slice(half));
    const merged: number[] = [];
    let i = 0;
    for (const later of right) {
      while (i < left.length && left[i] <= later) merged.push(left[i++]);
      good += i;
      merged.push(later);
    }
    while (i < left.length) merged.push(left[i++]);
    return merged;
  };
  sort(sums);
  return good;
}
