const WEEK = 127;

export function helperPairs(helpers) {
  const counts = new Array(WEEK + 1).fill(0);
  for (const days of helpers) {
    let set = 0;
    for (const day of days) set |= 1 << (day - 1);
    counts[set]++;
  }
  let pairs = (counts[WEEK] * (counts[WEEK] - 1)) / 2;
  for (let a = 0; a <= WEEK; a++) {
    for (let b = a + 1; b <= WEEK; b++) {
      if ((a | b) === WEEK) pairs += counts[a] * counts[b];
    }
  }
  return pairs;
}
