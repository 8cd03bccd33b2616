import { expect, test } from "vitest";
import { paperBlocks } from "./paper-blocks.ts";

const plain = (text: string) => [{ text, isStrong: false }];

test("nothing is an empty document", () => {
  expect(paperBlocks("")).toEqual([]);
});

test("headings, paragraphs over several lines, words in bold and lines that end", () => {
  expect(
    paperBlocks("# Invoice\n\nSold to **Kaveri**\nof Chennai\\\nIndia\n\n---\n\n### Terms"),
  ).toEqual([
    { kind: "heading", level: 1, words: plain("Invoice") },
    {
      kind: "paragraph",
      words: [
        { text: "Sold to ", isStrong: false },
        { text: "Kaveri", isStrong: true },
        { text: " of Chennai", isStrong: false },
        { text: "\n", isStrong: false },
        { text: "India", isStrong: false },
      ],
    },
    { kind: "rule" },
    { kind: "heading", level: 3, words: plain("Terms") },
  ]);
});

test("numbered clauses keep the number they begin with, and tables the side of their columns", () => {
  expect(paperBlocks("4. Price.\n5. Payment.")).toEqual([
    { kind: "list", start: 4, items: [plain("Price."), plain("Payment.")] },
  ]);
  expect(paperBlocks("| What | Rupees |\n|---|---:|\n| Ink | 1,04,000.00 |")).toEqual([
    {
      kind: "table",
      head: [plain("What"), plain("Rupees")],
      rows: [[plain("Ink"), plain("1,04,000.00")]],
      right: [false, true],
    },
  ]);
});
