/** A heap of numbers with the lowest on top. */
class Lowest {
  private readonly items: number[] = [];

  get top(): number | undefined {
    return this.items[0];
  }

  push(item: number): void {
    let at = this.items.push(item) - 1;
    for (let above = (at - 1) >> 1; at > 0 && item < this.value(above); above = (at - 1) >> 1) {
      this.items[at] = this.value(above);
      at = above;
    }
    this.items[at] = item;
  }

  pop(): number | undefined {
    const top = this.items[0];
    const last = this.items.pop();
    if (last === undefined || this.items.length === 0) return top;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const lower = this.value(left + 1) < this.value(left) ? left + 1 : left;
      if (this.value(lower) >= last) break;
      this.items[at] = this.value(lower);
      at = lower;
    }
    this.items[at] = last;
    return top;
  }

  private value(at: number): number {
    return this.items[at] ?? Infinity;
  }
}

export function assignRooms(lectures: number[][]): number[] {
  const order = [...lectures.keys()].sort((a, b) => (lectures[a]?.[0] ?? 0) - (lectures[b]?.[0] ?? 0) || a - b);
  const ends = new Lowest();
  const free = new Lowest();
  const endingRooms = new Map<number, number[]>();
  const rooms: number[] = [];
  let count = 0;
  for (const at of order) {
    const [begin = 0, end = 0] = lectures[at] ?? [];
    while ((ends.top ?? Infinity) <= begin) {
      const over = ends.pop() ?? 0;
      for (const room of endingRooms.get(over) ?? []) free.push(room);
      endingRooms.delete(over);
    }
    const room = free.pop() ?? ++count;
    const ending = endingRooms.get(end);
    if (ending) ending.push(room);
    else {
      endingRooms.set(end, [room]);
      ends.push(end);
    }
    rooms[at] = room;
  }
  return rooms;
}
