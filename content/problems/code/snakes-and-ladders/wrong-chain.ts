export function playGame(players: number, jumps: number[][], rolls: number[]): number[] {
  const leads = new Map(jumps.map(([from = 0, to = 0]) => [from, to]));
  const places = Array.from({ length: players }, () => 0);
  let turn = 0;
  for (const roll of rolls) {
    let target = (places[turn] ?? 0) + roll;
    if (target > 100) target = places[turn] ?? 0;
    else for (let step = 0; step < 100 && leads.has(target); step++) target = leads.get(target) ?? target;
    places[turn] = target;
    if (target === 100) return places;
    if (roll !== 6) turn = (turn + 1) % players;
  }
  return places;
}
