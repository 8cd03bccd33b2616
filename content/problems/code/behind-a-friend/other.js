export function queueAfter(events) {
  const nodes = [];
  const current = new Map();
  const root = { isGone: true, children: [] };
  let tail = root;
  const lastOf = () => {
    while (tail.isGone && tail !== root) tail = tail.previous;
    return tail;
  };
  const node = (name) => ({ name, isGone: false, children: [], previous: root, next: null });
  for (const [act, name, friend] of events) {
    if (act === "leave") {
      const one = current.get(name);
      if (one) one.isGone = true;
      current.delete(name);
      continue;
    }
    const one = node(name);
    const after = (act === "behind" && current.get(friend)) || lastOf();
    one.next = after.next ?? null;
    one.previous = after;
    if (one.next) one.next.previous = one;
    else tail = one;
    after.next = one;
    nodes.push(one);
    current.set(name, one);
  }
  const names = [];
  for (let one = root.next ?? null; one; one = one.next) if (!one.isGone) names.push(one.name);
  return names;
}
