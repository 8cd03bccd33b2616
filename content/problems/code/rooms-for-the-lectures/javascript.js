export function assignRooms(lectures) {
  const order = lectures.map((_, at) => at).sort((a, b) => lectures[a][0] - lectures[b][0] || a - b);
  const inUse = [];
  const free = [];
  const rooms = [];
  let count = 0;
  for (const at of order) {
    const [begin, end] = lectures[at];
    while (inUse.length > 0 && inUse[0][0] <= begin) push(free, [pop(inUse)[1]]);
    const room = free.length > 0 ? pop(free)[0] : ++count;
    push(inUse, [end, room]);
    rooms[at] = room;
  }
  return rooms;
}

function push(heap, item) {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above][0] <= heap[at][0]) return;
    [heap[above], heap[at]] = [heap[at], heap[above]];
    at = above;
  }
}

function pop(heap) {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return top;
  heap[0] = last;
  for (let at = 0; ; ) {
    let lowest = at;
    for (const below of [2 * at + 1, 2 * at + 2]) {
      if (below < heap.length && heap[below][0] < heap[lowest][0]) lowest = below;
    }
    if (lowest === at) return top;
    [heap[lowest], heap[at]] = [heap[at], heap[lowest]];
    at = lowest;
  }
}
