export function mostOrderedPair(orders) {
  const names = [...new Set(orders.flat())].sort();
  let best = [];
  let most = 0;
  for (let first = 0; first < names.length; first++) {
    for (let second = first + 1; second < names.length; second++) {
      let count = 0;
      for (const order of orders) if (order.includes(names[first]) && order.includes(names[second])) count++;
      if (count > most) {
        most = count;
        best = [names[first], names[second]];
      }
    }
  }
  return best;
}
