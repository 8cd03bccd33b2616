export function completePairs(chappals) {
  const lying = new Set(chappals);
  let pairs = 0;
  for (const chappal of lying) {
    if (chappal.endsWith("L") && lying.has(`${chappal.slice(0, -1)}R`)) pairs++;
  }
  return pairs;
}
