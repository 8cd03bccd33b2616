import type { Found, Place } from "../resume/reading.ts";

/** What is known of an entry or a group besides its words: where they are. */
export interface PlacedWords {
  /** The places of what names it: title, company, dates. */
  readonly head: readonly Place[];
  readonly body: readonly Place[];
}

/** One letter of what names an entry weighs as much as a whole page of its bullets. */
const HEAD_WEIGHT = 10_000;

/**
 * Which of the things a machine read each of the corrected ones still is: the one that it shares most words of the
 * page with, names before bullets. Each is taken once.
 *
 * @returns  for each of `corrected` a number in `made`, or null for one that a person added
 */
export function alignByPlaces(
  made: readonly PlacedWords[],
  corrected: readonly PlacedWords[],
): readonly (number | null)[] {
  const pairs = corrected
    .flatMap((own, i) =>
      made.map((other, j) => ({
        i,
        j,
        score: shared(own.head, other.head) * HEAD_WEIGHT + sharedAnywhere(own, other),
      })),
    )
    .filter((pair) => pair.score > 0)
    .toSorted((a, b) => b.score - a.score);
  const result: (number | null)[] = corrected.map(() => null);
  const taken = new Set<number>();
  for (const { i, j } of pairs) {
    if (result[i] !== null || taken.has(j)) continue;
    result[i] = j;
    taken.add(j);
  }
  return result;
}

/**
 * Numbers for ids, from 1: that of the thing a machine read; those a person added are counted on behind them.
 */
export function stableNumbers(
  made: readonly unknown[],
  aligned: readonly (number | null)[],
): readonly number[] {
  let added = made.length;
  return aligned.map((at) => (at === null ? ++added : at + 1));
}

/** The places of values that may be absent. */
export function placesOf(fields: readonly (Found<unknown> | null | undefined)[]): Place[] {
  return fields.flatMap((field) => field?.places ?? []);
}

function sharedAnywhere(a: PlacedWords, b: PlacedWords): number {
  return shared([...a.head, ...a.body], [...b.head, ...b.body]);
}

/** Letters that both have. */
function shared(a: readonly Place[], b: readonly Place[]): number {
  let sum = 0;
  for (const one of a)
    for (const other of b)
      if (one.line === other.line)
        sum += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
  return sum;
}
