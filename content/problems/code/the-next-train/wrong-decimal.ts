export function waitingMinutes(departures: string[], arrivals: string[]): number[] {
  const number = (clock: string) => Number(clock.replace(":", ""));
  const times = departures.map(number);
  return arrivals.map((arrival) => {
    const now = number(arrival);
    const next = times.find((time) => time >= now);
    return next === undefined ? (times[0] ?? 0) + 2400 - now : next - now;
  });
}
