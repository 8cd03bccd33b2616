export function fewestDays(students: string[][]): number {
  const numbers = new Map<string, number>();
  for (const subject of students.flat()) if (!numbers.has(subject)) numbers.set(subject, numbers.size);
  const clashes = Array.from(numbers, () => 0);
  for (const subjects of students) {
    const own = new Set(subjects.map((subject) => numbers.get(subject) ?? 0));
    const mask = [...own].reduce((bits, one) => bits | (1 << one), 0);
    for (const one of own) clashes[one] = (clashes[one] ?? 0) | (mask & ~(1 << one));
  }
  const size = (mask: number): number => mask.toString(2).replaceAll("0", "").length;
  const order = clashes.map((mask, one) => ({ mask, one })).sort((a, b) => size(b.mask) - size(a.mask));
  let best = order.length;
  const place = (at: number, days: number[]): void => {
    if (days.length >= best) return;
    const next = order[at];
    if (!next) {
      best = days.length;
      return;
    }
    for (const [day, held] of days.entries()) {
      if ((held & next.mask) === 0) place(at + 1, days.with(day, held | (1 << next.one)));
    }
    place(at + 1, [...days, 1 << next.one]);
  };
  place(0, []);
  return best;
}
