export function coupleAll(coaches) {
  const first = coaches.filter(({ id }) => !coaches.some(({ next }) => next === id));
  if (first.length !== 1) return [];
  const train = [];
  let coach = first[0];
  while (coach && train.length < coaches.length) {
    train.push(coach.id);
    const next = coach.next;
    if (next === null) return train.length === coaches.length ? train : [];
    coach = coaches.find(({ id }) => id === next);
  }
  return [];
}
