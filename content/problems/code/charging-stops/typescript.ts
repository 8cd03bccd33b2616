export function chargingStops(stations: number[], distance: number, range: number): number[] | null {
  const places = stations.filter((one) => one < distance).sort((a, b) => a - b);
  const stops: number[] = [];
  let here = 0;
  let at = 0;
  while (distance - here > range) {
    let farthest = here;
    for (; at < places.length && (places[at] ?? 0) - here <= range; at++) farthest = places[at] ?? here;
    if (farthest === here) return null;
    stops.push(farthest);
    here = farthest;
  }
  return stops;
}
