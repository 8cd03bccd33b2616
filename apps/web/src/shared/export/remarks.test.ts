import { expect, test } from "vitest";
import { remarksOn } from "./remarks.ts";

test("says nothing of a file that is as it was shown", () => {
  expect(remarksOn([], [])).toEqual([]);
});

test("names a few of the characters without a font, and says what to do", () => {
  expect(remarksOn(["🙂"], [])).toEqual([
    "No font has “🙂”, so a box stands there. Write it in words, or leave it out.",
  ]);
  expect(remarksOn("abcde".split(""), [])).toEqual([
    "No font has “a”, “b” and 3 more, so boxes stand there. Write plain letters, or leave them out.",
  ]);
});

test("says each thing once, whatever it happened to", () => {
  const warning = { where: "div", value: "" };
  const said = remarksOn(
    [],
    [
      { ...warning, kind: "image-unreadable" },
      { ...warning, kind: "shadow" },
      { ...warning, kind: "filter" },
    ],
  );
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^The photo could not be read/);
});
