export function commonManager(managers, pairs) {
  return pairs.map(([first, second]) => {
    let [a, b] = [first, second];
    while (a !== b) {
      if (managers[a] !== null) a = managers[a];
      if (a === b) break;
      if (managers[b] !== null) b = managers[b];
    }
    return a;
  });
}
