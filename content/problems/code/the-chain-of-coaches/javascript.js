export function coupleAll(coaches) {
  const behind = new Map(coaches.map(({ id, next }) => [id, next]));
  const named = new Set(coaches.map(({ next }) => next));
  const firsts = coaches.filter(({ id }) => !named.has(id));
  if (firsts.length !== 1) return [];
  const train = [];
  let id = firsts[0].id;
  while (id !== null && behind.has(id) && train.length < coaches.length) {
    train.push(id);
    id = behind.get(id);
  }
  return id === null && train.length === coaches.length ? train : [];
}
