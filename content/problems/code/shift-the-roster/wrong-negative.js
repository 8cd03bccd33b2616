export function shiftRoster(names, weeks) {
  const count = names.length;
  if (count === 0) return [];
  const shift = Math.abs(weeks) % count;
  return [...names.slice(count - shift), ...names.slice(0, count - shift)];
}
