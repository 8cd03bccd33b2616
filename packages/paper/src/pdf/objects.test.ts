import { describe, expect, test } from "vitest";
import { dictionary, name, number, serialize } from "./objects.ts";

describe("serialize", () => {
  test.each([
    [name("A B#"), "/A#20B#23"],
    ["a (b) \\", String.raw`(a \(b\) \\)`],
    ["₹", "<feff20b9>"],
    ["😀", "<feffd83dde00>"],
    [[1, true, name("X")], "[1 true /X]"],
    [{ kind: "reference", id: 7 } as const, "7 0 R"],
    [{ kind: "hex", digits: "ab" } as const, "<ab>"],
  ])("writes %j", (value, text) => {
    expect(serialize(value)).toBe(text);
  });

  test("leaves entries without a value out", () => {
    expect(serialize(dictionary({ A: null, B: undefined, C: 1 }))).toBe("<</C 1>>");
  });
});

describe("number", () => {
  test.each([
    [0.1 + 0.2, "0.3"],
    [-0.0001, "0"],
    [1e-7, "0"],
    [595.275590551, "595.276"],
  ])("writes %d without exponent or negative zero", (value, text) => {
    expect(number(value)).toBe(text);
  });
});
