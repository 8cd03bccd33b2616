export function balancedStretches(changes) {
  let stretches = 0;
  for (let first = 0; first < changes.length; first++) {
    let sum = 0;
    for (let last = first; last < changes.length; last++) {
      sum += changes[last];
      if (sum === 0) stretches++;
    }
  }
  return stretches;
}
