export function coupleAll(coaches) {
  const behind = new Map(coaches.map(({ id, next }) => [id, next]));
  const train = [];
  let id = coaches[0]?.id ?? null;
  while (id !== null && behind.has(id) && train.length < coaches.length) {
    train.push(id);
    id = behind.get(id);
  }
  return id === null && train.length === coaches.length ? train : [];
}
