export function cheapestStart(rents, days) {
  if (rents.length < days) return -1;
  let sum = 0;
  for (let day = 0; day < days; day++) sum += rents[day];
  let cheapest = sum;
  let start = 0;
  for (let last = days; last < rents.length; last++) {
    sum += rents[last] - rents[last - days];
    if (sum < cheapest) {
      cheapest = sum;
      start = last - days + 1;
    }
  }
  return start;
}
