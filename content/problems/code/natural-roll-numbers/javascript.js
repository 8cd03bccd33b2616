export function naturalOrder(rolls) {
  return rolls
    .map((roll) => ({ roll, pieces: (roll.match(/\d+|\D+/g) ?? []).map((piece) => (/\d/.test(piece) ? Number(piece) : piece)) }))
    .sort((a, b) => comparePieces(a.pieces, b.pieces) || compare(a.roll, b.roll))
    .map(({ roll }) => roll);
}

function comparePieces(a, b) {
  for (let at = 0; at < a.length && at < b.length; at++) {
    const isNumber = typeof a[at] === "number";
    if (isNumber !== (typeof b[at] === "number")) return isNumber ? -1 : 1;
    if (a[at] !== b[at]) return compare(a[at], b[at]);
  }
  return a.length - b.length;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
