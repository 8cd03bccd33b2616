import { resolve } from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers } from "@taiyari/domain/careers";
import { checkFacts } from "@taiyari/domain/coach";
import { sampling } from "@taiyari/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { factPairs, PAIRS_TODAY } from "../bench/fact-pairs.ts";

const loaded = loadCareers(resolve(import.meta.dirname, "../content"));
const careers = indexCareers(loaded);
const texts = (await factPairs("development")).flatMap(({ source, text }) => [source, text]);
const check = (source: string, text: string) =>
  checkFacts(source, text, { careers, today: PAIRS_TODAY }).map((found) => found.text);

test("a text states nothing that it does not hold itself", () => {
  const wrong = texts.flatMap((text) => check(text, text));
  expect(wrong).toEqual([]);
});

test("so does any choice of its paragraphs in any order", () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...texts)
        .chain((text) => fc.tuple(fc.constant(text), fc.shuffledSubarray(text.split("\n\n")))),
      ([text, paragraphs]) => {
        expect(check(text, paragraphs.join("\n\n"))).toEqual([]);
      },
    ),
    { numRuns: sampling.runsOf(150) },
  );
});

const OBJECTS = ["clients", "invoices a month", "students", "sites"];

test("a figure may be written in any way, and may be no other figure", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 99_999_999 }),
      fc.integer({ min: 2, max: 99_999_999 }),
      fc.constantFrom(...OBJECTS),
      (count, other, object) => {
        const source = `Looked after ${count} ${object}.`;
        for (const written of spellingsOf(count))
          expect(check(source, `Served ${written} ${object}.`)).toEqual([]);
        // Nearer ones may be the same, rounded.
        const isOther = Math.abs(other / count - 1) > 0.02;
        expect(check(source, `Served ${other} ${object}.`).length > 0 || !isOther).toBe(true);
      },
    ),
    { numRuns: sampling.runsOf(300) },
  );
});

/** A whole number in western, Indian and Devanagari figures, in thousands, lakh, crore and million, and as an amount. */
function spellingsOf(count: number): string[] {
  const plain = String(count);
  return [
    plain,
    count.toLocaleString("en-US"),
    count.toLocaleString("en-IN"),
    plain.replaceAll(/\d/gu, (digit) => String.fromCharCode(0x0966 + Number(digit))),
    ...(count > 1000 ? [`${count / 1000}k`, `${count / 1000} thousand`] : []),
    ...(count > 100_000 ? [`${count / 100_000} lakh`, `${count / 1_000_000} million`] : []),
    ...(count > 10_000_000 ? [`${count / 10_000_000} crore`] : []),
  ];
}

const UNITS: readonly (readonly [string, string, number])[] = [
  ["hours", "minutes", 60],
  ["minutes", "seconds", 60],
  ["days", "hours", 24],
  ["weeks", "days", 7],
  ["years", "months", 12],
  ["kg", "g", 1000],
  ["km", "m", 1000],
  ["lakh rupees", "rupees", 100_000],
  ["GB", "MB", 1000],
];

test("a measure may be said in another unit, and not with another unit's number", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 400 }),
      fc.constantFrom(...UNITS),
      (count, [large, small, factor]) => {
        const source = `Finished it with ${count} ${large} in hand.`;
        expect(check(source, `Had ${count * factor} ${small} in hand.`)).toEqual([]);
        expect(check(source, `Had ${count} ${small} in hand.`)).not.toEqual([]);
      },
    ),
    { numRuns: sampling.runsOf(200) },
  );
});

test("no skill of the careers can be added", () => {
  const source = "Kept the till tidy and greeted everybody by name.";
  // What everybody may say of themselves is no claim; words that only mean a skill among others are tested below.
  const skills = loaded.skills.filter(
    ({ name, kind, plainWords }) =>
      kind !== "soft" && plainWords === undefined && !/[,:'’]/u.test(name),
  );
  const passed = sampling
    .sampleOf(skills, 400)
    .filter(({ name }) => check(source, `${source} Skilled in ${name}.`).length === 0);
  expect(passed.map(({ name }) => name)).toEqual([]);
});
