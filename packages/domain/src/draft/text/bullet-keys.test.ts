import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { onBackspace, onEnter, onTab } from "./bullet-keys.ts";
import type { TextChange } from "./text-change.ts";

/** A text with its selection: "|" for a caret, "[" and "]" around what is selected; null stays null. */
function shown(change: TextChange | null): string | null {
  if (!change) return null;
  const { text, start, end } = change;
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

type Key = (text: string, start: number, end: number) => TextChange | null;

/** What a key makes of a text that is written as `shown` writes it. */
function pressed(key: Key, written: string): string | null {
  const start = written.search(/[|[]/u);
  const end = written.includes("[") ? written.indexOf("]") - 1 : start;
  return shown(key(written.replaceAll(/[|[\]]/gu, ""), start, end));
}

const onShiftTab: Key = (text, start, end) => onTab(text, start, end, true);

describe("onEnter", () => {
  test.each(["|", "plain|", "• a\n|plain", "[plain\n• a]"])(
    "leaves %j to the browser",
    (written) => {
      expect(pressed(onEnter, written)).toBeNull();
    },
  );

  test.each([
    { what: "begins the next bullet", before: "• a|", after: "• a\n• |" },
    { what: "splits a bullet", before: "• led| four\nplain", after: "• led\n• |four\nplain" },
    { what: "replaces what is selected", before: "• led [four] six", after: "• led \n• |six" },
    { what: "replaces a selection over lines", before: "• a[b\n• c]d", after: "• a\n• |d" },
    { what: "makes room before a bullet", before: "|• a", after: "• \n• |a" },
    { what: "ends the list in an empty bullet", before: "• a\n• |", after: "• a\n|" },
    { what: "ends the list between bullets", before: "• a\n•  |\n• b", after: "• a\n|\n• b" },
    { what: "goes on as deep", before: "• a\n  • b|", after: "• a\n  • b\n  • |" },
    { what: "goes up in an empty bullet", before: "• a\n  • |", after: "• a\n• |" },
    { what: "knows a bullet without a blank", before: "•a|", after: "•a\n• |" },
  ])("$what", ({ before, after }) => {
    expect(pressed(onEnter, before)).toBe(after);
  });
});

describe("onTab", () => {
  test.each(["• a|", "[• a\n• b]", "[• a\n\n• b]", "• a\n  • b|", "p\n• a|"])(
    "keeps the key and changes nothing in %j, where no bullet can go deeper",
    (written) => {
      expect(pressed(onTab, written)).toBe(written);
    },
  );

  test.each([
    { before: "• a\n• b|", after: "• a\n  • b|" },
    { before: "• a\n  • b\n  • c|", after: "• a\n  • b\n    • c|" },
    { before: "• a\n[• b\n  • c\n• d]", after: "• a\n  [• b\n    • c\n  • d]" },
    { before: "• a\n[• b\n    • c]", after: "• a\n  [• b\n    • c]" },
    { before: "• a\n|• b", after: "• a\n  |• b" },
  ])("puts bullets a level deeper: $before", ({ before, after }) => {
    expect(pressed(onTab, before)).toBe(after);
  });

  test.each(["|", " \n|"])("leaves %j to the browser", (written) => {
    expect(pressed(onTab, written)).toBeNull();
  });

  test.each([
    { what: "makes a bullet of the line", before: "a\nled| four", after: "a\n• led| four" },
    {
      what: "makes bullets of the lines selected",
      before: "a[b\n\n• c\nd]e\nf",
      after: "• a[b\n\n• c\n• d]e\nf",
    },
    { what: "makes a bullet of an empty line", before: "a\n|", after: "a\n• |" },
    { what: "takes the blanks before a line", before: "   led|", after: "• led|" },
    { what: "keeps a caret at the beginning on the text", before: "|led", after: "• |led" },
  ])("$what", ({ before, after }) => {
    expect(pressed(onTab, before)).toBe(after);
  });
});

describe("onTab with Shift", () => {
  test.each(["plain|", "|"])("leaves %j to the browser", (written) => {
    expect(pressed(onShiftTab, written)).toBeNull();
  });

  test.each([
    { before: "• led| four", after: "led| four" },
    { before: "|• led", after: "|led" },
    { before: "[• a\nb\n• c]", after: "[a\nb\nc]" },
    { before: "• a\n  • b|", after: "• a\n• b|" },
  ])("goes a level up, or makes a paragraph, of $before", ({ before, after }) => {
    expect(pressed(onShiftTab, before)).toBe(after);
  });
});

describe("onBackspace", () => {
  test.each(["|plain", "• a|", "[• ]a", "• a\n|plain"])("leaves %j to the browser", (written) => {
    expect(pressed(onBackspace, written)).toBeNull();
  });

  test.each([
    { before: "• a\n• |b", after: "• a\n|b" },
    { before: "• |", after: "|" },
    { before: "• a\n|• b", after: "• a\n|b" },
    { before: "• a\n  • |b", after: "• a\n• |b" },
  ])("makes a paragraph behind the mark of $before", ({ before, after }) => {
    expect(pressed(onBackspace, before)).toBe(after);
  });
});

describe("every key", () => {
  const text = fc
    .array(fc.constantFrom("• ", "  • ", "•", "a", "led", " ", "\n"), { maxLength: 14 })
    .map((list) => list.join(""));
  const place = fc.nat({ max: 40 });

  test("leaves a selection inside the text, and loses no word outside of what was selected", () => {
    fc.assert(
      fc.property(text, place, place, (written, a, b) => {
        const [start, end] = [
          Math.min(a, b, written.length),
          Math.min(Math.max(a, b), written.length),
        ];
        for (const key of [onEnter, onTab, onShiftTab, onBackspace]) {
          const change = key(written, start, end);
          if (!change) continue;
          expect(change.start).toBeGreaterThanOrEqual(0);
          expect(change.end).toBeGreaterThanOrEqual(change.start);
          expect(change.end).toBeLessThanOrEqual(change.text.length);
          const left = key === onEnter ? written.slice(0, start) + written.slice(end) : written;
          expect(change.text.replaceAll(/[^a-z]/gu, "")).toBe(left.replaceAll(/[^a-z]/gu, ""));
        }
      }),
      { numRuns: sampling.runsOf(1000) },
    );
  });
});
