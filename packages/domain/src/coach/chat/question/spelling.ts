/** Words shorter than this are taken as they are written: a letter more or less makes another word of them. */
const SHORTEST = 4;
/** From this length on two letters may be wrong. */
const LONG = 8;

/**
 * The word of a list that a word is most likely a misspelling of; null for none.
 *
 * One letter too many, missing or swapped with its neighbour; one wrong from five letters on; two slips from eight on.
 * The first letter is right: people rarely miss it, and "page" is no "wage".
 */
export function respelled(word: string, list: Iterable<string>): string | null {
  if (word.length < SHORTEST) return null;
  const most = word.length >= LONG ? 2 : 1;
  let best: string | null = null;
  let least = most + 1;
  for (const other of list) {
    if (other.length < SHORTEST || Math.abs(other.length - word.length) > most) continue;
    if (other[0] !== word[0] || other === word) continue;
    const slips = slipsBetween(word, other, least);
    if (slips === 1 && word.length === SHORTEST && isOneWrong(word, other)) continue;
    if (slips < least) [best, least] = [other, slips];
  }
  return best;
}

/** "Team" is no "term". */
function isOneWrong(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const letters = word.split("");
  return letters.filter((letter, i) => letter !== other[i]).length === 1;
}

/**
 * Letters to put in, take out, exchange or swap with their neighbour to make one word of the other: the optimal string
 * alignment distance. Gives `limit` for anything from `limit` on.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    [before, above] = [above, row];
  }
  return Math.min(limit, above[b.length] ?? limit);
}
