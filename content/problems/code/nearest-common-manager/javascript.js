export function commonManager(managers, pairs) {
  const levels = new Array(managers.length).fill(-1);
  const levelOf = (person) => {
    if (levels[person] < 0) levels[person] = managers[person] === null ? 0 : levelOf(managers[person]) + 1;
    return levels[person];
  };
  return pairs.map(([first, second]) => {
    let [a, b] = [first, second];
    while (levelOf(a) > levelOf(b)) a = managers[a];
    while (levelOf(b) > levelOf(a)) b = managers[b];
    while (a !== b) [a, b] = [managers[a], managers[b]];
    return a;
  });
}
