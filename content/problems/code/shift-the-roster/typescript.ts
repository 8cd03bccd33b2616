export function shiftRoster(names: string[], weeks: number): string[] {
  const count = names.length;
  if (count === 0) return [];
  const cut = count - (((weeks % count) + count) % count);
  return names.slice(cut).concat(names.slice(0, cut));
}
