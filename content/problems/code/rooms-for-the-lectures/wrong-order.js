export function assignRooms(lectures) {
  const sorted = lectures.toSorted((a, b) => a[0] - b[0]);
  const ends = [];
  return sorted.map(([begin, end]) => {
    const room = ends.findIndex((until) => until <= begin);
    if (room < 0) return ends.push(end);
    ends[room] = end;
    return room + 1;
  });
}
