export function largestField(map) {
  const width = (map[0]?.length ?? 0) + 1;
  const plots = [".".repeat(width), ...map.map((row) => `${row}.`), ".".repeat(width)].join("");
  const isSeen = new Uint8Array(plots.length);
  let largest = 0;
  for (let start = 0; start < plots.length; start++) {
    if (plots[start] === "." || isSeen[start]) continue;
    isSeen[start] = 1;
    const field = [start];
    for (const place of field) {
      for (const next of [place - 1, place + 1, place - width, place + width]) {
        if (plots[next] === "." || isSeen[next]) continue;
        isSeen[next] = 1;
        field.push(next);
      }
    }
    largest = Math.max(largest, field.length);
  }
  return largest;
}
