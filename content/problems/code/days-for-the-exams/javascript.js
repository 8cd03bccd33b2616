export function fewestDays(students) {
  const clashes = new Map();
  for (const subjects of students) {
    for (const subject of subjects) {
      if (!clashes.has(subject)) clashes.set(subject, new Set());
      for (const other of subjects) if (other !== subject) clashes.get(subject).add(other);
    }
  }
  const subjects = [...clashes.keys()].sort((a, b) => clashes.get(b).size - clashes.get(a).size);
  let best = subjects.length;
  const days = [];
  const place = (at) => {
    if (days.length >= best) return;
    if (at === subjects.length) {
      best = days.length;
      return;
    }
    const subject = subjects[at];
    for (const day of days) {
      if (day.some((other) => clashes.get(subject).has(other))) continue;
      day.push(subject);
      place(at + 1);
      day.pop();
    }
    days.push([subject]);
    place(at + 1);
    days.pop();
  };
  place(0);
  return best;
}
