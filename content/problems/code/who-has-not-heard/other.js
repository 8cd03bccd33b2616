// Depth first with a stack of one's own, and calls as linked lists in arrays.
export function notReached(people, calls, first) {
  const number = new Map(people.map((name, at) => [name, at]));
  const head = new Int32Array(people.length).fill(-1);
  const next = new Int32Array(calls.length);
  const to = calls.map(([caller, name], at) => {
    const from = number.get(caller);
    next[at] = head[from];
    head[from] = at;
    return number.get(name);
  });
  const hasHeard = new Uint8Array(people.length);
  const stack = [number.get(first)];
  hasHeard[stack[0]] = 1;
  while (stack.length > 0) {
    for (let call = head[stack.pop()]; call >= 0; call = next[call]) {
      if (hasHeard[to[call]]) continue;
      hasHeard[to[call]] = 1;
      stack.push(to[call]);
    }
  }
  return people.filter((_, at) => !hasHeard[at]);
}
