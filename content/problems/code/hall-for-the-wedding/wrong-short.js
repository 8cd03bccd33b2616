export function cheapestStart(rents, days) {
  let sum = 0;
  let cheapest = Infinity;
  let start = -1;
  rents.forEach((rent, last) => {
    sum += rent;
    if (last >= days) sum -= rents[last - days];
    if (last < Math.min(days, rents.length) - 1) return;
    if (sum < cheapest) {
      cheapest = sum;
      start = Math.max(0, last - days + 1);
    }
  });
  return start;
}
