export function fewestDays(students: string[][]): number {
  const clashes = new Map<string, Set<string>>();
  for (const subjects of students) {
    for (const subject of subjects) {
      for (const other of subjects) {
        if (other === subject) continue;
        const known = clashes.get(subject) ?? new Set<string>();
        clashes.set(subject, known.add(other));
      }
    }
  }
  const order = [...clashes.keys()].sort((a, b) => (clashes.get(b)?.size ?? 0) - (clashes.get(a)?.size ?? 0));
  let best = order.length;
  const place = (at: number, days: string[][]): void => {
    if (days.length >= best) return;
    const subject = order[at];
    if (subject === undefined) {
      best = days.length;
      return;
    }
    for (const [day, held] of days.entries()) {
      if (!held.some((other) => clashes.get(subject)?.has(other))) place(at + 1, days.with(day, [...held, subject]));
    }
    place(at + 1, [...days, [subject]]);
  };
  place(0, []);
  return best;
}
