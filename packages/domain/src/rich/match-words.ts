/** A piece of a new text. */
interface Piece {
  readonly text: string;
  /** Kept: where it stands in the old text. New: up to where the old text gave way to it. */
  readonly from: number;
  readonly isKept: boolean;
}

/** Pairs of words beyond which two texts are taken as wholly different: a table of four million cells. */
const MOST_PAIRS = 4_000_000;

/** The pieces of a new text, in order: words that stand in the old one as well, in the same order, and others. */
export function matchWords(before: string, after: string): readonly Piece[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const kept = old.length * now.length > MOST_PAIRS ? new Map<number, number>() : pairs(old, now);
  const places = startsOf(old);
  const pieces: Piece[] = [];
  let next = before.length;
  for (let i = now.length - 1; i >= 0; i--) {
    const word = now[i] ?? "";
    const at = kept.get(i);
    const from = at === undefined ? next : (places[at] ?? 0);
    pieces.push({ text: word, from, isKept: at !== undefined });
    next = from;
  }
  return pieces.toReversed();
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}

function startsOf(words: readonly string[]): readonly number[] {
  let at = 0;
  return words.map((word) => {
    at += word.length;
    return at - word.length;
  });
}

/** The longest common row of words: by the number of a word of `now`, that of the same word of `old`. */
function pairs(old: readonly string[], now: readonly string[]): ReadonlyMap<number, number> {
  const width = now.length + 1;
  const best = new Int32Array((old.length + 1) * width);
  const cell = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      best[i * width + j] =
        old[i] === now[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
    }
  }
  const found = new Map<number, number>();
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i] === now[j]) found.set(j++, i++);
    else if (cell(i + 1, j) >= cell(i, j + 1)) i++;
    else j++;
  }
  return found;
}
