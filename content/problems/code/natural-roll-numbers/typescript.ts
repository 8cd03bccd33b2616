interface Key {
  roll: string;
  pieces: (number | string)[];
}

export function naturalOrder(rolls: string[]): string[] {
  const keys = rolls.map((roll): Key => ({ roll, pieces: (roll.match(/\d+|\D+/g) ?? []).map(pieceOf) }));
  return keys.sort(compareKeys).map(({ roll }) => roll);
}

function pieceOf(text: string): number | string {
  return /^\d/.test(text) ? Number(text) : text;
}

function compareKeys(a: Key, b: Key): number {
  for (const [at, piece] of a.pieces.entries()) {
    const other = b.pieces[at];
    if (other === undefined) return 1;
    if (piece === other) continue;
    if (typeof piece !== typeof other) return typeof piece === "number" ? -1 : 1;
    return piece < other ? -1 : 1;
  }
  if (a.pieces.length < b.pieces.length) return -1;
  return a.roll < b.roll ? -1 : a.roll > b.roll ? 1 : 0;
}
