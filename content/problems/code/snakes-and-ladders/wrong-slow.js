export function playGame(players, jumps, rolls) {
  let places = new Array(players).fill(0);
  for (let count = 1; count <= rolls.length; count++) {
    places = new Array(players).fill(0);
    let turn = 0;
    for (const roll of rolls.slice(0, count)) {
      const target = places[turn] + roll;
      const jump = jumps.find(([from]) => from === target);
      if (target <= 100) places[turn] = jump ? jump[1] : target;
      if (places[turn] === 100) return places;
      if (roll !== 6) turn = (turn + 1) % players;
    }
  }
  return places;
}
