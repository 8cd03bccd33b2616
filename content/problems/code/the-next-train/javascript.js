export function waitingMinutes(departures, arrivals) {
  const minutes = departures.map(minutesOf);
  return arrivals.map((arrival) => {
    const now = minutesOf(arrival);
    let low = 0;
    let high = minutes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (minutes[middle] < now) low = middle + 1;
      else high = middle;
    }
    return low < minutes.length ? minutes[low] - now : minutes[0] + 1440 - now;
  });
}

function minutesOf(clock) {
  const [hours, minutes] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
