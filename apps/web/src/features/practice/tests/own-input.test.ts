import type { ProblemStyle } from "@taiyari/domain/practice";
import { describe, expect, test } from "vitest";
import { readOwnInput, textsOf } from "./own-input.ts";

const STYLE: ProblemStyle = {
  kind: "function",
  signature: {
    name: "spendExactly",
    parameters: [
      { name: "prices", type: "integer[]", about: null },
      { name: "voucher", type: "integer", about: null },
    ],
    returns: "integer[]",
  },
  types: {},
};

describe("an input of one's own", () => {
  test("is refused where it cannot be read, or is of another type", () => {
    const unread = readOwnInput(STYLE, ["[1, 2", "5"]);
    expect(unread.values).toBeNull();
    expect(unread.problems[0]).toMatch(/^This cannot be read/u);
    expect(unread.problems[1]).toBeNull();

    const other = readOwnInput(STYLE, ["[1, true]", "x"]);
    expect(other.problems[0]).toBe("[1] is true, not an integer.");
    expect(other.places).toEqual([{ from: 4, to: 8 }, null]);
    expect(other.problems[1]).toMatch(/^This cannot be read/u);

    expect(readOwnInput(STYLE, ["[]", " "]).problems[1]).toBe("Write a value.");
  });

  test("is taken as the parameters' values, and printed as it is read", () => {
    const read = readOwnInput(STYLE, ["[500, 0]", "500"]);
    expect(read.values).toEqual([[500, 0], 500]);
    expect(textsOf(STYLE, read.values ?? [])).toEqual(["[500, 0]", "500"]);
  });

  test("of a program is the text that it reads", () => {
    expect(readOwnInput({ kind: "program" }, ["2\n3"]).values).toEqual(["2\n3"]);
  });
});
