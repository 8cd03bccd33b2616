/** A list with one of its things at another place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): readonly Thing[] {
  const [thing] = list.slice(from, from + 1);
  if (thing === undefined || from === to) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}
