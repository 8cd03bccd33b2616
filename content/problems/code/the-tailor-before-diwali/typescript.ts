type Order = { days: number; due: number };

export function mostOrders(orders: Order[]): number {
  const chosen: number[] = []; // a heap with the longest on top
  const push = (days: number): void => {
    let at = chosen.push(days) - 1;
    for (let above = (at - 1) >> 1; at > 0 && chosen[at] > chosen[above]; above = (at - 1) >> 1) {
      [chosen[at], chosen[above]] = [chosen[above], chosen[at]];
      at = above;
    }
  };
  const pop = (): number => {
    const longest = chosen[0];
    const last = chosen.pop() ?? 0;
    if (chosen.length > 0) chosen[0] = last;
    for (let at = 0; ; ) {
      let largest = at;
      for (const below of [2 * at + 1, 2 * at + 2]) if (chosen[below] > chosen[largest]) largest = below;
      if (largest === at) return longest;
      [chosen[at], chosen[largest]] = [chosen[largest], chosen[at]];
      at = largest;
    }
  };

  let time = 0;
  for (const { days, due } of [...orders].sort((a, b) => a.due - b.due)) {
    push(days);
    time += days;
    if (time > due) time -= pop();
  }
  return chosen.length;
}
