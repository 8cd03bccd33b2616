export function cheapestStart(rents, days) {
  if (rents.length < days) return -1;
  let sum = rents.slice(0, days).reduce((all, rent) => all + rent, 0);
  let cheapest = sum;
  let start = 0;
  for (let first = 1; first < rents.length - days; first++) {
    sum += rents[first + days - 1] - rents[first - 1];
    if (sum < cheapest) {
      cheapest = sum;
      start = first;
    }
  }
  return start;
}
