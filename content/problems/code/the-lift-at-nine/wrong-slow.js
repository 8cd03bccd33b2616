export function liftFloors(start, calls, isUp) {
  const stops = calls.includes(start) ? [start] : [];
  let at = start;
  let isRising = isUp;
  for (let turns = 0; turns < 2; ) {
    let next = null;
    for (const floor of calls) {
      const isAhead = isRising ? floor > at : floor < at;
      const isNearer = next === null || (isRising ? floor < next : floor > next);
      if (isAhead && isNearer) next = floor;
    }
    if (next === null) {
      turns++;
      isRising = !isRising;
      at = start;
    } else {
      stops.push(next);
      at = next;
    }
  }
  return stops;
}
