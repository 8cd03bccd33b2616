import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { toJsonResume } from "../convert/to-json-resume.ts";
import { toResume } from "../convert/to-resume.ts";
import type { Correction } from "../resume/corrections.ts";
import { allFields } from "../resume/all-fields.ts";
import { wordsOf } from "../lexicon/words.ts";
import type { Found, Reading } from "../resume/reading.ts";
import type { CheckResult, Report } from "../resume/report.ts";
import { reportOn } from "../report/report-on.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { fieldGroupsOf } from "./field-groups.ts";
import { CORRECTION, MOVE, READING } from "./testing/corrections.ts";
import { keptSectionsOf, unplacedOf } from "./unplaced.ts";

/** The readable checks. What one would gain is its part of the whole score, which a correction may change. */
function readableOf({ checks }: Report): CheckResult[] {
  return checks.filter(({ axis }) => axis === "readable").map((check) => ({ ...check, gain: 0 }));
}

/** The corrections of a list that apply, each on what those before it left. */
function thoseThatApply(made: Reading, corrections: readonly Correction[]) {
  const applied: Correction[] = [];
  let reading = made;
  for (const correction of corrections) {
    const next = applyCorrections(reading, [correction]);
    if (!next.ok) continue;
    applied.push(correction);
    reading = next.value;
  }
  return { applied, reading };
}

/** Every letter of the file that a field, an unplaced line or a kept section has: "12:5". */
function lettersHad(reading: Reading): Set<string> {
  const had = new Set<string>();
  const add = (line: number, from: number, to: number) => {
    const text = reading.lines[line - 1]?.text ?? "";
    for (let i = from; i < to; i++)
      if (/[\p{L}\p{N}]/u.test(text.charAt(i))) had.add(`${line}:${i}`);
  };
  for (const { places } of allFields(reading))
    for (const { line, from, to } of places) add(line, from, to);
  const kept = keptSectionsOf(reading).flatMap(({ lines }) => lines);
  for (const { places } of [...unplacedOf(reading), ...kept])
    for (const { line, from, to } of places) add(line, from, to);
  return had;
}

const letters = (text: string) => wordsOf(text).join("");

function textOf({ value }: Found<unknown>): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return String("text" in value ? value.text : "url" in value ? value.url : "");
}

const RUNS = sampling.runsOf(80);

const holds = (
  correction: fc.Arbitrary<Correction>,
  check: (made: Reading, list: readonly Correction[]) => void,
  numRuns = RUNS,
) =>
  fc.assert(fc.property(READING, fc.array(correction, { maxLength: 30, size: "max" }), check), {
    numRuns,
  });

describe("any corrections of any reading", () => {
  test("apply as they do one by one, or are refused by the number of the first that does not", () => {
    let [taken, refused] = [0, 0];
    holds(CORRECTION, (made, list) => {
      const { applied } = thoseThatApply(made, list);
      const whole = applyCorrections(made, list);
      const fits = whole.ok ? list.length : whole.problem.index;
      expect(applied.slice(0, fits)).toEqual(list.slice(0, fits));
      expect(applied.length === list.length).toBe(whole.ok);
      expect(applied[fits]).not.toBe(list[fits] ?? null);
      taken += applied.length;
      refused += list.length - applied.length;
    });
    // The property says nothing where hardly any correction is taken, or none refused.
    expect(taken).toBeGreaterThan(RUNS);
    expect(refused).toBeGreaterThan(2.5 * RUNS);
  });

  test("lose no letter of the file, list each unplaced line once with words, and leave what they were made on", () => {
    holds(CORRECTION, (made, list) => {
      const before = structuredClone(made);
      const { applied, reading } = thoseThatApply(made, list);
      expect(made).toEqual(before);
      expect(applyCorrections(made, applied)).toEqual({ ok: true, value: reading });
      const left = lettersHad(reading);
      expect([...lettersHad(made)].filter((letter) => !left.has(letter))).toEqual([]);
      const unplaced = unplacedOf(reading);
      expect(unplaced.map((own) => own.line)).toEqual(reading.unplaced);
      expect([...new Set(reading.unplaced)].toSorted((a, b) => a - b)).toEqual(reading.unplaced);
      expect(unplaced.filter(({ text }) => text === "")).toEqual([]);
    });
  });

  test("say nothing that does not stand at their places, as long as nothing is typed", () => {
    holds(MOVE, (made, list) => {
      const { reading } = thoseThatApply(made, list);
      for (const field of allFields(reading)) {
        const there = field.places.map(({ line, from, to }) =>
          made.lines[line - 1]?.text.slice(from, to),
        );
        expect(letters(there.join(" "))).toContain(letters(textOf(field)));
      }
    });
  });

  test("leave a reading that a report, a resume and the page can be made of", () => {
    holds(
      CORRECTION,
      (made, list) => {
        const { reading } = thoseThatApply(made, list);
        expect(toResume(reading).experience).toHaveLength(reading.experience.length);
        expect(toJsonResume(reading).work).toHaveLength(reading.experience.length);
        const plain = reportOn(made, FILE, NO_TARGET, CAREERS);
        const report = reportOn(made, FILE, NO_TARGET, CAREERS, reading);
        expect(readableOf(report)).toEqual(readableOf(plain));
        const fields = fieldGroupsOf(made, reading).flatMap((group) => group.fields);
        expect(fields.map((own) => own.number)).toEqual(fields.map((_, i) => i + 1));
        expect(new Set(fields.map((own) => own.id)).size).toBe(fields.length);
        for (const own of fields) {
          expect(own.was !== null).toBe(own.state === "corrected");
          expect(own.why !== null).toBe(own.state === "absent" || own.state === "unsure");
        }
      },
      sampling.runsOf(40),
    );
  });
});
