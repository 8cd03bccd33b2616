import { resolve } from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers } from "@taiyari/domain/careers";
import { onlyFacts } from "@taiyari/domain/coach";
import { expect, test } from "vitest";
import { type FactPair, factPairs, judgePair, PAIRS_TODAY, scoresOf } from "../bench/fact-pairs.ts";

const careers = indexCareers(loadCareers(resolve(import.meta.dirname, "../content")));
const pairs = await factPairs("development");
const today = PAIRS_TODAY;

test("tells invented facts from good rewrites in the pairs that rules are made from", () => {
  const scores = scoresOf(pairs.map((pair) => judgePair(pair, careers)));
  expect(scores.pairs).toBeGreaterThan(100);
  expect(scores.pairPrecision).toBeGreaterThanOrEqual(0.95);
  expect(scores.pairRecall).toBeGreaterThanOrEqual(0.95);
  expect(scores.stretchPrecision).toBeGreaterThanOrEqual(0.93);
  expect(scores.stretchRecall).toBeGreaterThanOrEqual(0.92);
});

test("leaves nothing invented in a text without its violations, and a right text as it is", () => {
  const left = pairs.flatMap((pair) => {
    const kept = onlyFacts(pair.source, pair.text, { careers, today });
    const { found } = judgePair({ ...pair, text: kept, violations: [] }, careers);
    return found.map(({ text }) => `${pair.id}: ${text}`);
  });
  expect(left).toEqual([]);
  const right = pairs.filter((pair: FactPair) => judgePair(pair, careers).found.length === 0);
  for (const { source, text } of right)
    expect(onlyFacts(source, text, { careers, today })).toBe(text);
});
