export function seatsTogether(rows, people) {
  for (const [at, row] of rows.entries()) {
    let seat = 0;
    let free = 0;
    for (const sign of row) {
      if (sign === "|") {
        free = 0;
        continue;
      }
      seat++;
      free = sign === "F" ? free + 1 : 0;
      if (free === people) return [at + 1, seat - people + 1];
    }
  }
  return null;
}
