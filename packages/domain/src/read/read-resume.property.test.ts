import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import type { SourceDocument, TextRun } from "../resume/document.ts";
import type { Found, Reading } from "../resume/reading.ts";
import { wordsOf } from "../lexicon/words.ts";
import { readResume } from "./read-resume.ts";

/** Words that reach the reader's branches, and noise. */
const WORD = fc.oneof(
  fc.constantFrom(
    ..."Experience|Education|Skills|Projects|Languages|कार्य अनुभव|教育背景|Senior Engineer|Kaveri Retail Pvt. Ltd.|B.Tech|University of Pune|Jan 2020 – Present|2019-21|•|o|–|(|Company: Acme|CGPA: 8.4/10|a@b.in|+91 98765 43210|https://x.dev|S U M M A R Y|ﬁle|\uF0E0mail@x.io|Degree|Institute|Year|CGPA|year–year|Pune, India".split(
      "|",
    ),
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constant(" "),
);

const RUN: fc.Arbitrary<TextRun> = fc.record({
  text: WORD,
  x: fc.oneof(fc.constantFrom(40, 46, 150, 300, 480), fc.double({ min: -50, max: 700 })),
  baseline: fc.oneof(
    fc.integer({ min: 3, max: 60 }).map((n) => n * 13),
    fc.double({ min: -50, max: 900 }),
  ),
  width: fc.oneof(fc.double({ min: -10, max: 400 }), fc.constant(Number.NaN)),
  size: fc.constantFrom(0, 8, 10, 10, 12, 24),
  font: fc.constantFrom("", "Inter-Bold", "FontAwesome", "Wingdings"),
  bold: fc.boolean(),
  italic: fc.boolean(),
  angle: fc.constantFrom(0, 0, 0, 90),
});

const DOCUMENT: fc.Arbitrary<SourceDocument> = fc.record({
  format: fc.constant("pdf" as const),
  pages: fc.array(
    fc.record({
      width: fc.constant(595),
      height: fc.constant(842),
      runs: fc.array(RUN, { maxLength: 60 }),
      links: fc.constant([]),
      images: fc.constant([]),
      rules: fc.constant([]),
    }),
    { maxLength: 3 },
  ),
  producer: fc.constant(""),
  tagged: fc.constant(false),
});

/** Every field of a reading that has a value and places. */
function fieldsOf(node: unknown): Found<unknown>[] {
  if (Array.isArray(node)) return node.flatMap(fieldsOf);
  if (typeof node !== "object" || node === null) return [];
  if ("places" in node) return [node as Found<unknown>];
  return Object.values(node).flatMap(fieldsOf);
}

function textOf({ value }: Found<unknown>): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null && "text" in value ? String(value.text) : "";
}

/** Letters alone: a name printed without its blank is split, an e-mail's blank is taken out. */
const letters = (text: string) => wordsOf(text).join("");

const holds = (check: (reading: Reading) => void) =>
  fc.assert(
    fc.property(DOCUMENT, (document) => check(readResume(document))),
    { numRuns: sampling.runsOf(1000) },
  );

describe("readResume on documents nobody wrote", () => {
  test("puts every field where it says: on a line there is, within its text", () => {
    holds((reading) => {
      for (const field of fieldsOf(reading)) {
        expect(field.places.length).toBeGreaterThan(0);
        for (const { line, from, to } of field.places) {
          const text = reading.lines[line - 1]?.text;
          expect(text).toBeDefined();
          expect(from).toBeGreaterThanOrEqual(0);
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(text?.length ?? 0);
        }
      }
    });
  });

  test("says nothing that does not stand at the places it names", () => {
    holds((reading) => {
      for (const field of fieldsOf(reading)) {
        const there = field.places
          .map(({ line, from, to }) => reading.lines[line - 1]?.text.slice(from, to))
          .join(" ");
        expect(letters(there)).toContain(letters(textOf(field)));
      }
    });
  });

  test("numbers the lines from one and lists each as placed once at most", () => {
    holds((reading) => {
      expect(reading.lines.map((line) => line.number)).toEqual(reading.lines.map((_, i) => i + 1));
      expect(new Set(reading.unplaced).size).toBe(reading.unplaced.length);
      for (const number of reading.unplaced) expect(reading.lines[number - 1]).toBeDefined();
    });
  });

  test("loses no line: each is a field's, a heading's, in a section kept whole, the page's own, or unplaced", () => {
    holds((reading) => {
      const placed = new Set([
        ...reading.unplaced,
        ...fieldsOf(reading).flatMap((field) => field.places.map((place) => place.line)),
      ]);
      for (const section of reading.sections) {
        if (section.kind !== "other" || !section.lines) continue;
        for (let line = section.lines.first; line <= section.lines.last; line++) placed.add(line);
      }
      for (const line of reading.lines)
        expect(placed.has(line.number) || line.runningHeader).toBe(true);
    });
  });

  test("reads the same document the same way twice", () => {
    fc.assert(
      fc.property(DOCUMENT, (document) => {
        expect(readResume(document)).toEqual(readResume(document));
      }),
      { numRuns: sampling.runsOf(50) },
    );
  });
});
