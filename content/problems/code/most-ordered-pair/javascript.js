export function mostOrderedPair(orders) {
  const counts = new Map();
  for (const order of orders) {
    const dishes = [...new Set(order)].sort();
    for (let first = 0; first < dishes.length; first++) {
      for (let second = first + 1; second < dishes.length; second++) {
        const key = JSON.stringify([dishes[first], dishes[second]]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  let best = [];
  let most = 0;
  for (const [key, count] of counts) {
    if (count < most) continue;
    const pair = JSON.parse(key);
    if (count > most || isBefore(pair, best)) best = pair;
    most = count;
  }
  return best;
}

function isBefore([a, b], [c, d]) {
  return a < c || (a === c && b < d);
}
