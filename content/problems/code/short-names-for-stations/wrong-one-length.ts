export function shortNames(stations: string[]): string[] {
  for (let length = 1; length <= 40; length++) {
    const short = stations.map((name) => name.slice(0, length));
    if (new Set(short).size === stations.length) return short;
  }
  return stations;
}
