export function playGame(players: number, jumps: number[][], rolls: number[]): number[] {
  const leads = new Map(jumps.map(([from = 0, to = 0]) => [from, to]));
  const places = Array.from({ length: players }, () => 0);
  let turn = 0;
  for (const roll of rolls) {
    const place = places[turn] ?? 0;
    const target = place + roll <= 100 ? (leads.get(place + roll) ?? place + roll) : place;
    places[turn] = target;
    if (target === 100) return places;
    if (roll !== 6) turn = (turn + 1) % players;
  }
  return places;
}
