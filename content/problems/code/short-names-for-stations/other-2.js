// A trie: each node knows how many names go through it.
export function shortNames(stations) {
  const root = { count: 0, next: new Map() };
  for (const name of stations) {
    let node = root;
    for (const letter of name) {
      if (!node.next.has(letter)) node.next.set(letter, { count: 0, next: new Map() });
      node = node.next.get(letter);
      node.count++;
    }
  }
  return stations.map((name) => {
    let node = root;
    for (let at = 0; at < name.length; at++) {
      node = node.next.get(name[at]);
      if (node.count === 1) return name.slice(0, at + 1);
    }
    return name;
  });
}
