export function waitingMinutes(departures: string[], arrivals: string[]): number[] {
  const today = departures.map(minutesOf);
  const minutes = [...today, (today[0] ?? 0) + 1440];
  return arrivals.map((arrival) => {
    const now = minutesOf(arrival);
    let low = 0;
    let high = minutes.length - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((minutes[middle] ?? 0) < now) low = middle + 1;
      else high = middle;
    }
    return (minutes[low] ?? 0) - now;
  });
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
