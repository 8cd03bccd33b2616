export function seatsTogether(rows: string[], people: number): number[] | null {
  const group = "F".repeat(people);
  for (const [at, row] of rows.entries()) {
    let before = 0;
    for (const side of row.split("|")) {
      const place = side.indexOf(group);
      if (place >= 0) return [at + 1, before + place + 1];
      before += side.length;
    }
  }
  return null;
}
