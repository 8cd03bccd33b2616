import { expect, test } from "vitest";
import type { Line, Span } from "./line.ts";
import { looksOfLine } from "./looks-of-line.ts";

const STYLE = { size: 10, bold: false, italic: false, font: "" };

/** A line at x 50 whose letters are five points wide. */
function lineOf(text: string, spans: readonly Partial<Span>[]): Line {
  return {
    ...STYLE,
    page: 1,
    column: 0,
    text,
    x: 50,
    right: 50 + 5 * text.length,
    baseline: 100,
    spans: spans.map((span) => {
      const { from = 0, to = text.length } = span;
      return { ...STYLE, ...span, from, to, x: 50 + 5 * from, right: 50 + 5 * to };
    }),
    cells: [],
    order: 0,
    gap: null,
    edge: 550,
  };
}

const TEXT = "See the report, please.";
const box = (from: number, to: number, y = 92) => ({
  x: 50 + 5 * from,
  y,
  width: 5 * (to - from),
  height: 11,
});

test("has nothing for a plain line without links, and for links beside it or that run something", () => {
  const line = lineOf(TEXT, [{}]);
  const links = [
    { ...box(8, 14, 300), url: "https://x.in" },
    { ...box(40, 50), url: "https://x.in" },
    { ...box(8, 14), url: "javascript:alert(1)" },
  ];
  expect(looksOfLine(line, links)).toEqual([]);
});

test("has the bold and italic letters, and the words a link covers without the comma behind them", () => {
  const line = lineOf(TEXT, [{ to: 4 }, { from: 4, to: 8, bold: true }, { from: 8, italic: true }]);
  expect(looksOfLine(line, [{ ...box(7.6, 15.2), url: "https://x.in" }])).toEqual([
    { from: 4, to: 8, bold: true },
    { from: 8, to: 23, italic: true },
    { from: 8, to: 14, url: "https://x.in" },
  ]);
});
