export function assignRooms(lectures: number[][]): number[] {
  const order = [...lectures.keys()].sort((a, b) => (lectures[a]?.[0] ?? 0) - (lectures[b]?.[0] ?? 0) || a - b);
  const inUse: { end: number; room: number }[] = [];
  const rooms: number[] = [];
  let count = 0;
  for (const at of order) {
    const [begin = 0, end = 0] = lectures[at] ?? [];
    const first = inUse[0];
    const room = first && first.end <= begin ? first.room : ++count;
    if (first && first.end <= begin) inUse.shift();
    let place = inUse.length;
    while (place > 0 && (inUse[place - 1]?.end ?? 0) > end) place--;
    inUse.splice(place, 0, { end, room });
    rooms[at] = room;
  }
  return rooms;
}
