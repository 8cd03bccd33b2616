import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { sampling } from "@taiyari/domain/testing";
import { wordChanges } from "./word-changes.ts";

const textOf = (changes: ReturnType<typeof wordChanges>, without: "gone" | "new") =>
  changes.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join("");

test("the same text has no change, and an empty one nothing at all", () => {
  expect(wordChanges("", "")).toEqual([]);
  expect(wordChanges("Not stock.", "Not stock.")).toEqual([
    { kind: "same", text: "Not stock.", at: 0 },
  ]);
});

test("a number that was replaced is gone where the other one stands", () => {
  expect(wordChanges("We lost 7,100 orders.", "We lost about 4,140 orders.")).toEqual([
    { kind: "same", text: "We lost ", at: 0 },
    { kind: "gone", text: "7,100", at: 8 },
    { kind: "new", text: "about 4,140", at: 8 },
    { kind: "same", text: " orders.", at: 19 },
  ]);
});

test("both texts can be read from what changed, and each stretch stands where it says", () => {
  const text = array(
    constantFrom("Priya", " ", " ", "\n", "7,100", "orders", "lost", ".", "₹83.8"),
  ).map((parts) => parts.join(""));
  assert(
    property(text, text, (before, after) => {
      const changes = wordChanges(before, after);
      expect(textOf(changes, "new")).toBe(before);
      expect(textOf(changes, "gone")).toBe(after);
      const standing = changes.filter(({ kind }) => kind !== "gone");
      for (const { text: part, at } of standing)
        expect(after.slice(at, at + part.length)).toBe(part);
    }),
    { numRuns: sampling.runsOf(200) },
  );
});
