const END = Symbol("both ends");
type Place = string | typeof END;

export function queueAfter(events: string[][]): string[] {
  const before = new Map<Place, Place>([[END, END]]);
  const behind = new Map<Place, Place>([[END, END]]);
  const link = (first: Place, second: Place): void => {
    behind.set(first, second);
    before.set(second, first);
  };
  for (const [act, name = "", friend = ""] of events) {
    if (act === "leave") {
      const previous = before.get(name);
      const next = behind.get(name);
      if (previous === undefined || next === undefined) continue;
      link(previous, next);
      before.delete(name);
      behind.delete(name);
    } else {
      const previous = act === "behind" && before.has(friend) ? friend : (before.get(END) ?? END);
      const next = behind.get(previous) ?? END;
      link(previous, name);
      link(name, next);
    }
  }
  const names: string[] = [];
  for (let place = behind.get(END); typeof place === "string"; place = behind.get(place)) names.push(place);
  return names;
}
