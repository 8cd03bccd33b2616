export function helperPairs(helpers) {
  const counts = new Array(128).fill(0);
  let pairs = 0;
  for (const days of helpers) {
    let set = 0;
    for (const day of days) set |= 1 << (day - 1);
    pairs += counts[127 ^ set];
    counts[set]++;
  }
  return pairs;
}
