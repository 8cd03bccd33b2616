import { describe, expect, test } from "vitest";
import { isQuickToParse } from "./json-shape.ts";

const LONG = JSON.stringify("x".repeat(70_000));
const objectOf = (keys: number) =>
  `{${Array.from({ length: keys }, (_, at) => `"k${at}":${at === 0 ? LONG : 1}`).join(",")}}`;
const nested = (depth: number) => `${"[".repeat(depth)}${LONG}${"]".repeat(depth)}`;

describe("isQuickToParse", () => {
  test.each([
    ["objects of very many keys", objectOf(257)],
    ["lists within lists", nested(65)],
    ["objects within objects", `${'{"a":'.repeat(65)}${LONG}${"}".repeat(65)}`],
    ["many keys behind much that is closed", `[${"[],".repeat(30_000)}${objectOf(257)}]`],
  ])("says no to %s", (_, text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(isQuickToParse(text)).toBe(false);
  });

  test.each([
    ["what a draft needs", objectOf(256)],
    ["as many values within each other as there may be", nested(64)],
    ["long lists", `[${LONG},${"1,".repeat(100_000)}1]`],
    ["many small objects", `[${LONG}${',{"a":1,"b":2}'.repeat(1_000)}]`],
    [
      "brackets, commas and quotation marks in texts",
      JSON.stringify([`${'[{\\",'.repeat(30_000)}"`]),
    ],
    ["a short text of any shape", "[".repeat(1_000)],
    ["a text that never ends", `{"a":"${"[".repeat(70_000)}`],
  ])("says yes to %s", (_, text) => {
    expect(isQuickToParse(text)).toBe(true);
  });
});
