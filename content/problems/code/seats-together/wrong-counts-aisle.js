export function seatsTogether(rows, people) {
  for (const [at, row] of rows.entries()) {
    const place = row.indexOf("F".repeat(people));
    if (place >= 0) return [at + 1, place + 1];
  }
  return null;
}
