/** Lines to be put in order, some of which do not belong. */
export interface Puzzle {
  readonly lines: readonly string[];
  readonly extra: readonly string[];
}

export interface Arranged {
  /** What was put in order so far. */
  readonly placed: readonly string[];
  /** What is left. */
  readonly pool: readonly string[];
}

/** All lines in an order that tells nothing and is the same each time. */
export function shuffled({ lines, extra }: Puzzle): Arranged {
  const pool = [...lines, ...extra]
    .map((line) => ({ line, rank: rankOf(line) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
  const isSolved = lines.every((line, at) => pool[at] === line);
  return { placed: [], pool: isSolved ? pool.toReversed() : pool };
}

export function place({ placed, pool }: Arranged, at: number): Arranged {
  const line = pool[at];
  return line === undefined
    ? { placed, pool }
    : { placed: [...placed, line], pool: pool.toSpliced(at, 1) };
}

export function takeOut({ placed, pool }: Arranged, at: number): Arranged {
  const line = placed[at];
  return line === undefined
    ? { placed, pool }
    : { placed: placed.toSpliced(at, 1), pool: [...pool, line] };
}

/** Moves a placed line to the place of another, which gives way; nothing happens beyond the ends. */
export function move({ placed, pool }: Arranged, from: number, to: number): Arranged {
  const [line, other] = [placed[from], placed[to]];
  if (line === undefined || other === undefined) return { placed, pool };
  return { placed: placed.toSpliced(from, 1).toSpliced(to, 0, line), pool };
}

export type OrderFinding =
  | { readonly kind: "right" }
  /** So many lines from the top are right, then one is not. */
  | { readonly kind: "wrong"; readonly right: number; readonly isExtra: boolean }
  /** What is there is right, and lines are missing. */
  | { readonly kind: "unfinished"; readonly right: number };

export function checkOrder({ lines, extra }: Puzzle, placed: readonly string[]): OrderFinding {
  const wrong = placed.findIndex((line, at) => line !== lines[at]);
  if (wrong !== -1)
    return { kind: "wrong", right: wrong, isExtra: extra.includes(placed[wrong] ?? "") };
  return placed.length === lines.length
    ? { kind: "right" }
    : { kind: "unfinished", right: placed.length };
}

/** FNV-1a, as a number that orders lines without regard to what they say. */
function rankOf(line: string): number {
  let hash = 0x811c9dc5;
  for (const letter of line) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
