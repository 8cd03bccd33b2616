export function chargingStops(stations, distance, range) {
  const places = [...stations.filter((one) => one < distance).sort((a, b) => a - b), distance];
  const stops = [];
  let here = 0;
  let last = 0;
  for (const place of places) {
    if (place - here > range) {
      if (last === here || place - last > range) return null;
      stops.push(last);
      here = last;
    }
    last = place;
  }
  return stops;
}
