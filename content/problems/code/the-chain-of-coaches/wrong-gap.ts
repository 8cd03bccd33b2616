export function coupleAll(coaches: { id: number; next: number | null }[]): number[] {
  const behind = new Map(coaches.map(({ id, next }) => [id, next]));
  const named = new Set(coaches.map(({ next }) => next));
  const firsts = coaches.filter(({ id }) => !named.has(id));
  if (firsts.length !== 1) return [];
  const train: number[] = [];
  let id: number | null | undefined = firsts[0]?.id;
  while (typeof id === "number" && behind.has(id) && train.length < coaches.length) {
    train.push(id);
    id = behind.get(id);
  }
  return train.length === coaches.length && !behind.has(id ?? -1) ? train : [];
}
