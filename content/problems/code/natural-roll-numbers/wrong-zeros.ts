export function naturalOrder(rolls: string[]): string[] {
  const piecesOf = (roll: string) => (roll.match(/\d+|\D+/g) ?? []).map((one) => (/^\d/.test(one) ? Number(one) : one));
  return rolls
    .map((roll) => ({ roll, pieces: piecesOf(roll) }))
    .sort((a, b) => {
      for (const [at, piece] of a.pieces.entries()) {
        const other = b.pieces[at];
        if (other === undefined) return 1;
        if (piece === other) continue;
        if (typeof piece !== typeof other) return typeof piece === "number" ? -1 : 1;
        return piece < other ? -1 : 1;
      }
      return a.pieces.length - b.pieces.length;
    })
    .map(({ roll }) => roll);
}
