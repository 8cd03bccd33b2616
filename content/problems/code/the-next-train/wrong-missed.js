export function waitingMinutes(departures, arrivals) {
  const minutesOf = (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const minutes = departures.map(minutesOf);
  return arrivals.map((arrival) => {
    const now = minutesOf(arrival);
    let low = 0;
    let high = minutes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (minutes[middle] <= now) low = middle + 1;
      else high = middle;
    }
    return low < minutes.length ? minutes[low] - now : minutes[0] + 1440 - now;
  });
}
