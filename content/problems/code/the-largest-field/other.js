export function largestField(map) {
  const height = map.length;
  const width = map[0]?.length ?? 0;
  const parent = Int32Array.from({ length: height * width }, (_, at) => at);
  const size = new Int32Array(height * width).fill(1);
  const find = (one) => {
    while (parent[one] !== one) {
      parent[one] = parent[parent[one]];
      one = parent[one];
    }
    return one;
  };
  const join = (a, b) => {
    let [first, second] = [find(a), find(b)];
    if (first === second) return;
    if (size[first] < size[second]) [first, second] = [second, first];
    parent[second] = first;
    size[first] += size[second];
  };
  let largest = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const crop = map[row][column];
      if (crop === ".") continue;
      const at = row * width + column;
      if (column > 0 && map[row][column - 1] === crop) join(at, at - 1);
      if (row > 0 && map[row - 1][column] === crop) join(at, at - width);
      largest = Math.max(largest, size[find(at)]);
    }
  }
  return largest;
}
