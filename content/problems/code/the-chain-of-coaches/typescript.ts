interface Coach {
  id: number;
  next: number | null;
}

export function coupleAll(coaches: Coach[]): number[] {
  const behind = new Map<number, number | null>();
  const named = new Set<number>();
  for (const { id, next } of coaches) {
    behind.set(id, next);
    if (next !== null) named.add(next);
  }
  const first = coaches.find(({ id }) => !named.has(id));
  if (!first) return [];
  const train: number[] = [];
  let id: number | null | undefined = first.id;
  while (typeof id === "number" && behind.has(id)) {
    train.push(id);
    const next: number | null | undefined = behind.get(id);
    behind.delete(id);
    id = next;
  }
  return id === null && behind.size === 0 ? train : [];
}
