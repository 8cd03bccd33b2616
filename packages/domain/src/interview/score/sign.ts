import type { Span } from "../reading/index.ts";

/** What of an answer a line is scored by. Each is measured from 0, nothing of it, to 1, all that is asked. */
export const SIGN_IDS = [
  "part-1",
  "part-2",
  "part-3",
  "part-4",
  "part-5",
  "own-part",
  "measured-result",
  "figures",
  "circumstances",
  "particular",
  "deeds",
  "example",
  "terms",
  "needed-points",
  "points",
  "placed-points",
  "reasons",
  "trade-offs",
  "limit",
  "plain-claims",
  "sentence-length",
  "no-repeats",
  "few-fillers",
  "tests",
] as const;
export type SignId = (typeof SIGN_IDS)[number];

export type SignValues = Readonly<Record<SignId, number>>;

/** A sign of one answer with the words that show it, or that keep it from being whole. */
export interface Sign {
  readonly value: number;
  /** What carries it. */
  readonly carried: readonly Span[];
  /** What holds it back: a claim without an amount, "we" for "I". */
  readonly heldBack: readonly Span[];
}

export type Signs = Readonly<Record<SignId, Sign>>;

export function valuesOf(signs: Signs): SignValues {
  const entries = Object.entries(signs).map(([id, { value }]) => [id, value]);
  return Object.fromEntries(entries) as SignValues;
}
