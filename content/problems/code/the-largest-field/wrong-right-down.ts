export function largestField(map: string[]): number {
  const width = (map[0]?.length ?? 0) + 1;
  const plots = map.map((row) => `${row}.`).join("") + ".".repeat(width);
  const isSeen = new Uint8Array(plots.length);
  let largest = 0;
  for (let start = 0; start < plots.length; start++) {
    if (plots.charAt(start) === "." || isSeen[start] === 1) continue;
    isSeen[start] = 1;
    const field = [start];
    for (let at = 0; at < field.length; at++) {
      const place = field[at] ?? 0;
      for (const next of [place + 1, place + width]) {
        if (plots.charAt(next) !== plots.charAt(start) || isSeen[next] === 1) continue;
        isSeen[next] = 1;
        field.push(next);
      }
    }
    largest = Math.max(largest, field.length);
  }
  return largest;
}
