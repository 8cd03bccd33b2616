/**
 * Makes a shown element what another one is, and leaves alone all that is the same in both: a browser then lays out and
 * paints only what has changed. The nodes of `next` are used up.
 *
 * @param shown  in the page, without anything that pagination added
 * @param next   of the same tag
 */
export function become(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) {
    if (!next.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  const isSame = (old: number, made: number) =>
    before[old]?.isEqualNode(after[made] ?? null) === true;
  let start = 0;
  while (start < after.length && isSame(start, start)) start++;
  let end = 0;
  while (
    start + end < Math.min(before.length, after.length) &&
    isSame(before.length - 1 - end, after.length - 1 - end)
  ) {
    end++;
  }
  const old = before.slice(start, before.length - end);
  const made = after.slice(start, after.length - end);
  const pairs = made.map((node, index) => [old[index], node] as const);
  if (old.length === made.length && pairs.every(([one, other]) => areOfOneKind(one, other))) {
    for (const [one, other] of pairs) become(one as Element, other as Element);
    return;
  }
  for (const node of old) node.remove();
  const rest = before[before.length - end] ?? null;
  for (const node of made) shown.insertBefore(node, rest);
}

function areOfOneKind(one: Node | undefined, other: Node): boolean {
  return one?.nodeType === Node.ELEMENT_NODE && one.nodeName === other.nodeName;
}
