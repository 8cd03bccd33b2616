export function playGame(players, jumps, rolls) {
  const leads = new Map(jumps);
  const places = new Array(players).fill(0);
  let turn = 0;
  for (const roll of rolls) {
    let target = places[turn] + roll;
    if (target > 100) target = 200 - target;
    places[turn] = leads.get(target) ?? target;
    if (places[turn] === 100) break;
    if (roll !== 6) turn = (turn + 1) % players;
  }
  return places;
}
