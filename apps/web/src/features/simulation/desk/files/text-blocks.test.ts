import { expect, test } from "vitest";
import { textBlocks } from "./text-blocks.ts";

const TEXT = `Sprint 1 to 14 December                 Farhan, Friday

  5 developers x 10 days                50
  Leave (Ishita 4, Gaurav 3)            -7
\t
CR   Two gates open at eleven.
MEG  So 30 vehicles and not 36.
`;

test("nothing is no block", () => {
  expect(textBlocks("")).toEqual([]);
});

test("figures under each other are columns, a heading and a conversation are not", () => {
  expect(textBlocks(TEXT).map(({ hasColumns }) => hasColumns)).toEqual([false, true, false]);
});

test("every character is in a block", () => {
  for (const text of [TEXT, "\n\nLate.\n\n\n", "one line", "a\n\n"])
    expect(
      textBlocks(text)
        .map((block) => block.text)
        .join(""),
    ).toBe(text);
});
