export function shortNames(stations) {
  const sorted = [...stations].sort();
  const shortOf = new Map();
  sorted.forEach((name, at) => {
    const neighbour = sorted[at - 1] ?? "";
    let length = 0;
    while (length < neighbour.length && neighbour[length] === name[length]) length++;
    shortOf.set(name, name.slice(0, length + 1));
  });
  return stations.map((name) => shortOf.get(name));
}
