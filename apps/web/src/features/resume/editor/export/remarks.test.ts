import { expect, test } from "vitest";
import { remarksOn } from "./remarks.ts";

test("says nothing of a file that is as it was shown", () => {
  expect(remarksOn([], [])).toEqual([]);
});

test("names characters without a font, and counts those that are too many to name", () => {
  expect(remarksOn(["🙂"], [])[0]).toMatch(/^No font here has the character 🙂\. /);
  expect(remarksOn("abcdefgh".split(""), [])[0]).toContain("a  b  c  d  e  f and 2 more.");
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
