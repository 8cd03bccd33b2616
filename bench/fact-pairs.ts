import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { checkFacts, type FactViolation } from "@taiyari/domain/coach";
import type { indexCareers } from "@taiyari/domain/careers";
import { load } from "js-yaml";

const FOLDER = path.join(import.meta.dirname, "coach", "fact-check");

/** The day the pairs were written on: what goes on in them has lasted until then. 22 Nov 2026. */
export const PAIRS_TODAY = 20_779;

export type FactPart = "development" | "validation";

/** What a person has, what was proposed, and every stretch of the proposal that is invented. */
export interface FactPair {
  readonly id: string;
  readonly source: string;
  readonly text: string;
  readonly violations: readonly { readonly text: string; readonly kind: string }[];
}

/** The labelled pairs of one part, in the order of its files; [] for a part that has none yet. */
export async function factPairs(part: FactPart): Promise<readonly FactPair[]> {
  const folder = path.join(FOLDER, part);
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yaml")).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return texts.flatMap((text) => load(text) as FactPair[]);
}

export interface JudgedPair {
  readonly pair: FactPair;
  readonly found: readonly FactViolation[];
  /** Labelled stretches with what is found in them. */
  readonly caught: readonly string[];
  readonly missed: readonly string[];
  /** Found where nothing is labelled. */
  readonly extra: readonly FactViolation[];
}

export function judgePair(pair: FactPair, careers: ReturnType<typeof indexCareers>): JudgedPair {
  const found = checkFacts(pair.source, pair.text, { careers, today: PAIRS_TODAY });
  const labelled = pair.violations.map(({ text }) => {
    const from = pair.text.indexOf(text);
    if (from < 0) throw new Error(`${pair.id}: "${text}" does not stand in its text.`);
    return { text, from, to: from + text.length };
  });
  const isCaught = (one: (typeof labelled)[number]) => found.some((other) => touches(one, other));
  return {
    pair,
    found,
    caught: labelled.filter(isCaught).map(({ text }) => text),
    missed: labelled.filter((one) => !isCaught(one)).map(({ text }) => text),
    extra: found.filter((one) => !labelled.some((other) => touches(one, other))),
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function touches(a: Stretch, b: Stretch): boolean {
  return a.from < b.to && a.to > b.from;
}

/** Shares of pairs and of stretches, 0 to 1. */
export interface FactScores {
  readonly pairs: number;
  readonly pairPrecision: number;
  readonly pairRecall: number;
  readonly stretchPrecision: number;
  readonly stretchRecall: number;
}

/** A wrong pair is caught with one stretch found that is labelled; a right one passes with none found. */
export function scoresOf(judged: readonly JudgedPair[]): FactScores {
  const wrong = judged.filter(({ pair }) => pair.violations.length > 0);
  const right = judged.filter(({ pair }) => pair.violations.length === 0);
  const caught = wrong.filter((one) => one.caught.length > 0).length;
  const refused = right.filter(({ found }) => found.length > 0).length;
  const sum = (count: (one: JudgedPair) => number) =>
    judged.reduce((total, one) => total + count(one), 0);
  const stretches = sum((one) => one.caught.length);
  return {
    pairs: judged.length,
    pairPrecision: caught / (caught + refused),
    pairRecall: caught / wrong.length,
    stretchPrecision: stretches / (stretches + sum((one) => one.extra.length)),
    stretchRecall: stretches / (stretches + sum((one) => one.missed.length)),
  };
}
