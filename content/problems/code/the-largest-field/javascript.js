export function largestField(map) {
  const height = map.length;
  const width = map[0]?.length ?? 0;
  const isSeen = new Uint8Array(height * width);
  let largest = 0;
  for (let start = 0; start < height * width; start++) {
    const crop = map[Math.floor(start / width)][start % width];
    if (crop === "." || isSeen[start]) continue;
    isSeen[start] = 1;
    const waiting = [start];
    let size = 0;
    while (waiting.length > 0) {
      const place = waiting.pop();
      const row = Math.floor(place / width);
      const column = place % width;
      size++;
      const visit = (r, c) => {
        if (r < 0 || c < 0 || r >= height || c >= width) return;
        if (map[r][c] !== crop || isSeen[r * width + c]) return;
        isSeen[r * width + c] = 1;
        waiting.push(r * width + c);
      };
      visit(row - 1, column);
      visit(row + 1, column);
      visit(row, column - 1);
      visit(row, column + 1);
    }
    largest = Math.max(largest, size);
  }
  return largest;
}
