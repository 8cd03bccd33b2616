export function waitingMinutes(departures, arrivals) {
  const leaves = new Array(2880).fill(false);
  const minutesOf = (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  for (const departure of departures) leaves[minutesOf(departure)] = leaves[minutesOf(departure) + 1440] = true;
  const wait = new Array(2880).fill(Infinity);
  for (let minute = 2879; minute >= 0; minute--) wait[minute] = leaves[minute] ? 0 : (wait[minute + 1] ?? Infinity) + 1;
  return arrivals.map((arrival) => wait[minutesOf(arrival)]);
}
