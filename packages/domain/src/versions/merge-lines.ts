/** Lines of the base that one side replaced by others. `to` is exclusive; equal to `from` where lines came between. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Comparing more pairs of lines than this takes too long while somebody waits: all between counts as changed. */
const MOST_PAIRS = 250_000;

/**
 * Three-way merge of a text, line by line.
 *
 * @returns  null when both sides changed the same line, or put other lines at the same place
 */
export function mergeLines(base: string, mine: string, theirs: string): string | null {
  const lines = base.split("\n");
  const hunks = together(hunksOf(lines, mine.split("\n")), hunksOf(lines, theirs.split("\n")));
  if (!hunks) return null;
  const merged: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    merged.push(...lines.slice(at, hunk.from), ...hunk.lines);
    at = hunk.to;
  }
  return [...merged, ...lines.slice(at)].join("\n");
}

/**
 * The changes of both sides in their order; null when two touch the same place. The same change on both sides is one.
 */
function together(mine: readonly Hunk[], theirs: readonly Hunk[]): readonly Hunk[] | null {
  const others = theirs.filter((hunk) => !mine.some((own) => isSameHunk(own, hunk)));
  if (others.some((hunk) => mine.some((own) => doMeet(own, hunk)))) return null;
  return [...mine, ...others].toSorted((a, b) => a.from - b.from || a.to - b.to);
}

function isSameHunk(a: Hunk, b: Hunk): boolean {
  if (a.from !== b.from || a.to !== b.to || a.lines.length !== b.lines.length) return false;
  return a.lines.every((line, i) => line === b.lines[i]);
}

/**
 * Lines put between two lines conflict only with what was put at the same place or replaces the lines on both sides
 * of it.
 */
function doMeet(a: Hunk, b: Hunk): boolean {
  if (a.from === b.from && (a.to === a.from) === (b.to === b.from)) return true;
  return Math.max(a.from, b.from) < Math.min(a.to, b.to) || isWithin(a, b) || isWithin(b, a);
}

function isWithin(put: Hunk, hunk: Hunk): boolean {
  return put.from === put.to && put.from > hunk.from && put.from < hunk.to;
}

/** What has to be done to the old lines to get the new ones, in their order. */
function hunksOf(olds: readonly string[], news: readonly string[]): readonly Hunk[] {
  let start = 0;
  while (start < olds.length && start < news.length && olds[start] === news[start]) start++;
  let [oldEnd, newEnd] = [olds.length, news.length];
  while (oldEnd > start && newEnd > start && olds[oldEnd - 1] === news[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  const pairs = commonLines(olds.slice(start, oldEnd), news.slice(start, newEnd));
  const hunks: Hunk[] = [];
  let [oldAt, newAt] = [start, start];
  for (const [i, j] of [...pairs, [oldEnd - start, newEnd - start] as const]) {
    const [from, to] = [oldAt, start + i];
    const lines = news.slice(newAt, start + j);
    if (to > from || lines.length > 0) hunks.push({ from, to, lines });
    [oldAt, newAt] = [to + 1, start + j + 1];
  }
  return hunks;
}

/** The places of the longest run of lines that both have in the same order. */
function commonLines(
  olds: readonly string[],
  news: readonly string[],
): readonly (readonly [number, number])[] {
  if (olds.length * news.length > MOST_PAIRS) return [];
  const width = news.length + 1;
  const longest = new Uint32Array((olds.length + 1) * width);
  const lengthAt = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = olds.length - 1; i >= 0; i--) {
    for (let j = news.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        olds[i] === news[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < olds.length && j < news.length) {
    if (olds[i] === news[j]) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
