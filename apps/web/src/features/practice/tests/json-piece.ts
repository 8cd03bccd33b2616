/** A stretch of a text, in UTF-16 units. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a value stands in a JSON text that parses.
 *
 * @param path  keys and places that lead to it
 * @returns     null where nothing stands there; of a key that comes twice the last, as `JSON.parse` takes it
 */
export function jsonPiece(text: string, path: readonly (string | number)[]): Piece | null {
  let piece: Piece | null = { from: 0, to: text.length };
  for (const part of path) {
    const inside: Piece = piece;
    const isList = text.slice(inside.from, inside.to).trimStart().startsWith("[");
    const items = itemsIn(text, inside);
    const found: Piece | undefined = isList
      ? items[Number(part)]
      : items.map((item) => keyAndValue(text, item)).findLast(({ key }) => key === part)?.value;
    if (!found) return null;
    piece = found;
  }
  return trimmed(text, piece);
}

/** What stands between the commas of a list or an object. */
function itemsIn(text: string, { from, to }: Piece): readonly Piece[] {
  const items: Piece[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < to; at++) {
    const sign = text[at] ?? "";
    if (sign === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (sign === "[" || sign === "{") {
      depth += 1;
      if (depth === 1) start = at + 1;
    } else if (sign === "]" || sign === "}") {
      depth -= 1;
      if (depth === 0) items.push({ from: start, to: at });
    } else if (sign === "," && depth === 1) {
      items.push({ from: start, to: at });
      start = at + 1;
    }
  }
  return items;
}

function keyAndValue(text: string, { from, to }: Piece) {
  const opens = text.indexOf('"', from);
  const closes = endOfString(text, opens);
  return {
    key: JSON.parse(text.slice(opens, closes + 1)) as string,
    value: { from: text.indexOf(":", closes) + 1, to },
  };
}

/** The place of the sign that closes a string. */
function endOfString(text: string, opens: number): number {
  let at = opens + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

function trimmed(text: string, { from, to }: Piece): Piece {
  const piece = text.slice(from, to);
  const before = piece.length - piece.trimStart().length;
  return { from: from + before, to: to - (piece.length - piece.trimEnd().length) };
}
