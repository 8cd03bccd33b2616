export function chargingStops(stations, distance, range) {
  const stops = [];
  let here = 0;
  while (distance - here > range) {
    let farthest = here;
    for (const one of stations) if (one < distance && one > farthest && one - here <= range) farthest = one;
    if (farthest === here) return null;
    stops.push(farthest);
    here = farthest;
  }
  return stops;
}
