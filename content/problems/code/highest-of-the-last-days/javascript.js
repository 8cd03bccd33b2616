export function recentHighest(units, days) {
  const candidates = [];
  let front = 0;
  return units.map((used, today) => {
    while (candidates.length > front && units[candidates.at(-1)] <= used) candidates.pop();
    candidates.push(today);
    if (candidates[front] <= today - days) front++;
    return units[candidates[front]];
  });
}
