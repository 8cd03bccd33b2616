export function shiftRoster(names: string[], weeks: number): string[] {
  const cut = weeks < 0 ? -weeks : Math.max(0, names.length - weeks);
  return [...names.slice(cut), ...names.slice(0, cut)];
}
