export function recordRainDays(rain: (number | null)[]): number[] {
  const days: number[] = [];
  let best = 0;
  for (const [at, millimetres] of rain.entries()) {
    if (millimetres === null) {
      best = 0;
      continue;
    }
    if (millimetres <= best) continue;
    best = millimetres;
    days.push(at + 1);
  }
  return days;
}
