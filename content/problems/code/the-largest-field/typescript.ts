export function largestField(map: string[]): number {
  const width = (map[0]?.length ?? 0) + 1;
  // A dot behind each row and a row of dots around, so that no neighbour lies outside.
  const plots = [".".repeat(width), ...map.map((row) => `${row}.`), ".".repeat(width)].join("");
  const isSeen = new Uint8Array(plots.length);
  let largest = 0;
  for (let start = 0; start < plots.length; start++) {
    const crop = plots.charAt(start);
    if (crop === "." || isSeen[start] === 1) continue;
    isSeen[start] = 1;
    const field = [start];
    for (let at = 0; at < field.length; at++) {
      const place = field[at] ?? 0;
      for (const next of [place - 1, place + 1, place - width, place + width]) {
        if (plots.charAt(next) !== crop || isSeen[next] === 1) continue;
        isSeen[next] = 1;
        field.push(next);
      }
    }
    largest = Math.max(largest, field.length);
  }
  return largest;
}
