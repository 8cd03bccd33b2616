import { FUNCTION_WORDS, keyOf } from "../../text/tokens.ts";
import type { TextEdit } from "./proposal.ts";

/** Fewer words than this between two places leave nothing to read by itself: they are one place. */
const FEWEST_WORDS_BETWEEN = 3;

/** Texts of more words and spaces than this are compared as a whole: the table would take too much memory. */
const MAX_PIECES = 3_000;

/** Words with what joins them, runs of space, line ends, and every other character by itself. */
const PIECE = /\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+(?:['’.+#%-][\p{L}\p{M}\p{N}]+)*|./gsu;

/** A stretch of the text before, as pieces, and the pieces that stand there afterwards. */
interface Hunk {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** Edits that only make sense together, with where the first of them begins in the text after. */
export interface EditGroup {
  readonly edits: readonly TextEdit[];
  /** Offset in the text after. */
  readonly at: number;
}

/**
 * What differs between two texts by word, in groups that each make sense alone: places close together in a line are one
 * edit, and a word that left one place and came to another joins the two in one group.
 *
 * @returns  in the order of the text; together the groups lead from `before` to `after`; [] for the same text
 */
export function wordDiff(before: string, after: string): readonly EditGroup[] {
  const old = before.match(PIECE) ?? [];
  const now = after.match(PIECE) ?? [];
  const hunks = joinedNearby(hunksBetween(old, now), old, now);
  const starts = offsetsOf(old);
  const newStarts = offsetsOf(now);
  return groupsOf(hunks, old, now).map((group) => ({
    at: newStarts[group[0]?.newFrom ?? 0] ?? 0,
    edits: group.map((hunk) => ({
      from: starts[hunk.from] ?? before.length,
      to: starts[hunk.to] ?? before.length,
      text: now.slice(hunk.newFrom, hunk.newTo).join(""),
    })),
  }));
}

function offsetsOf(pieces: readonly string[]): readonly number[] {
  let at = 0;
  const starts = pieces.map((piece) => {
    at += piece.length;
    return at - piece.length;
  });
  return [...starts, at];
}

/** The longest common pieces by weight: a word of meaning counts more than the space beside it. */
function hunksBetween(old: readonly string[], now: readonly string[]): Hunk[] {
  let first = 0;
  while (first < Math.min(old.length, now.length) && old[first] === now[first]) first += 1;
  let oldEnd = old.length;
  let newEnd = now.length;
  while (oldEnd > first && newEnd > first && old[oldEnd - 1] === now[newEnd - 1]) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  if (oldEnd === first && newEnd === first) return [];
  if (oldEnd - first > MAX_PIECES || newEnd - first > MAX_PIECES) {
    return [{ from: first, to: oldEnd, newFrom: first, newTo: newEnd }];
  }
  const width = newEnd - first + 1;
  const best = new Uint32Array((oldEnd - first + 1) * width);
  for (let a = oldEnd - 1; a >= first; a--) {
    for (let b = newEnd - 1; b >= first; b--) {
      const cell = (a - first) * width + (b - first);
      const without = Math.max(best[cell + width] ?? 0, best[cell + 1] ?? 0);
      const both = old[a] === now[b] ? (best[cell + width + 1] ?? 0) + weightOf(old[a] ?? "") : 0;
      best[cell] = Math.max(without, both);
    }
  }
  const hunks: Hunk[] = [];
  let a = first;
  let b = first;
  let open: Hunk | null = null;
  while (a < oldEnd || b < newEnd) {
    const cell = (a - first) * width + (b - first);
    const isSame = a < oldEnd && b < newEnd && old[a] === now[b];
    const both = isSame ? (best[cell + width + 1] ?? 0) + weightOf(old[a] ?? "") : -1;
    if (isSame && both === best[cell]) {
      open = null;
      a += 1;
      b += 1;
      continue;
    }
    if (!open) hunks.push((open = { from: a, to: a, newFrom: b, newTo: b }));
    if (b >= newEnd || (a < oldEnd && best[cell + width] === best[cell])) a += 1;
    else b += 1;
    open.to = a;
    open.newTo = b;
  }
  return hunks;
}

function weightOf(piece: string): number {
  if (!/[\p{L}\p{N}]/u.test(piece)) return 1;
  return FUNCTION_WORDS.has(keyOf(piece)) ? 3 : 6;
}

/**
 * Joins places of one line with too little between them. One that only puts in a blank stays by itself: a blank that
 * nobody fills takes its change with it.
 */
function joinedNearby(
  hunks: readonly Hunk[],
  old: readonly string[],
  now: readonly string[],
): Hunk[] {
  const isBlank = ({ newFrom, newTo }: Hunk) =>
    /^\s*\[[^[\]]+\?\]\s*$/u.test(now.slice(newFrom, newTo).join(""));
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const between = last ? old.slice(last.to, hunk.from) : [];
    const words = between.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
    const isNear = words < FEWEST_WORDS_BETWEEN && !between.includes("\n");
    if (last && isNear && !isBlank(last) && !isBlank(hunk)) {
      last.to = hunk.to;
      last.newTo = hunk.newTo;
    } else {
      joined.push({ ...hunk });
    }
  }
  return joined;
}

/** Hunks that exchange words of meaning, as sets; in the order of their first ones. */
function groupsOf(
  hunks: readonly Hunk[],
  old: readonly string[],
  now: readonly string[],
): readonly (readonly Hunk[])[] {
  const left = hunks.map(({ from, to }) => meaningOf(old.slice(from, to)));
  const came = hunks.map(({ newFrom, newTo }) => meaningOf(now.slice(newFrom, newTo)));
  const group = hunks.map((_, at) => at);
  for (const [a, gone] of left.entries()) {
    for (const [b, added] of came.entries()) {
      const moved = [...gone].filter((word) => added.has(word) && !came[a]?.has(word));
      if (a === b || moved.length === 0) continue;
      const [low, high] = [group[a] ?? a, group[b] ?? b].toSorted((x, y) => x - y);
      for (const [at, of] of group.entries()) if (of === high) group[at] = low ?? of;
    }
  }
  const numbers = [...new Set(group)];
  return numbers.map((number) => hunks.filter((_, at) => group[at] === number));
}

function meaningOf(pieces: readonly string[]): ReadonlySet<string> {
  const words = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).map(keyOf);
  return new Set(words.filter((word) => !FUNCTION_WORDS.has(word)));
}
