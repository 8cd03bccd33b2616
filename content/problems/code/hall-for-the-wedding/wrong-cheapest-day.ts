export function cheapestStart(rents: number[], days: number): number {
  if (rents.length < days) return -1;
  let start = 0;
  for (let day = 0; day + days <= rents.length; day++) {
    if (rents[day] < rents[start]) start = day;
  }
  return start;
}
