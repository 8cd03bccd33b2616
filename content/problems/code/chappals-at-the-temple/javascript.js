export function completePairs(chappals) {
  const alone = new Map();
  let pairs = 0;
  for (const chappal of chappals) {
    const partner = chappal.slice(0, -1) + (chappal.endsWith("L") ? "R" : "L");
    const waiting = alone.get(partner) ?? 0;
    if (waiting > 0) {
      alone.set(partner, waiting - 1);
      pairs++;
    } else {
      alone.set(chappal, (alone.get(chappal) ?? 0) + 1);
    }
  }
  return pairs;
}
