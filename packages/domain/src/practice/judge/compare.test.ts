import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../../testing/index.ts";
import type { CheckerName } from "../problem.ts";
import type { Value } from "../value.ts";
import { isRight, printedText } from "./compare.ts";
import { digestOf } from "./digest.ts";
import { valueDifference } from "./difference.ts";

const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Value>;
const right = (checker: CheckerName, expected: Value, actual: Value) =>
  isRight(checker, { kind: "value", value: expected }, actual);

describe("exact", () => {
  test.each<readonly [string, Value, Value]>([
    ["true and 1", true, 1],
    ["a number and its text", 5, "5"],
    ["an empty list and nothing", [], null],
    ["nothing and undefined", null, { $kind: "undefined" }],
    ["another order", [1, 2], [2, 1]],
    ["one item more", [1], [1, 1]],
    ["a key more", { a: 1 }, { a: 1, b: null }],
    ["a list and a set", [1], { $kind: "set", items: [1] }],
    ["nested texts that print alike", ["a,b"], ["a", "b"]],
  ])("tells apart %s", (_, expected, actual) => {
    expect(right("exact", expected, actual)).toBe(false);
  });

  test.each<readonly [string, Value, Value]>([
    ["keys in another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["a bigint of the same worth", 5, { $kind: "integer", digits: "5" }],
    ["minus zero and zero", 0, -0],
    ["an object and a map of its entries", { a: 1 }, { $kind: "map", entries: [["a", 1]] }],
  ])("takes %s for the same", (_, expected, actual) => {
    expect(right("exact", expected, actual)).toBe(true);
  });
});

test("unordered counts items, and keeps the order of the lists in it", () => {
  expect(right("unordered", [1, 2, 2], [1, 1, 2])).toBe(false);
  expect(right("unordered", [[1, 2], [3]], [[3], [2, 1]])).toBe(false);
  expect(right("unordered", [[1, 2], [3]], [[3], [1, 2]])).toBe(true);
  expect(right("unordered", [1, 2], { $kind: "set", items: [2, 1] })).toBe(true);
});

test("float takes a millionth, absolutely or as a share, and no more", () => {
  expect(right("float", [0.5, 1e9], [0.500002, 1e9])).toBe(false);
  expect(right("float", 1, "1")).toBe(false);
  expect(right("float", [1, 2], [1])).toBe(false);
  expect(right("float", [0.5, 1e9], [0.5000009, 1e9 + 900])).toBe(true);
  expect(right("float", { a: 1 / 3 }, { a: 0.33333333 })).toBe(true);
});

test("any of several is enough, and a custom checker is asked elsewhere", () => {
  const expected = {
    kind: "any",
    values: [
      [0, 1],
      [1, 0],
    ],
  } as const;
  expect(isRight("any-of", expected, [0, 0])).toBe(false);
  expect(isRight("any-of", expected, [1, 0])).toBe(true);
  expect(right("custom", 1, 1)).toBe(false);
});

test("printed texts are compared without blanks at the ends of lines", () => {
  expect(printedText(" a \r\n b\t\n\n \n")).toBe(" a\n b");
  expect(printedText("")).toBe("");
});

describe("whatever the values are", () => {
  const runs = { numRuns: sampling.runsOf(200) };
  const checkers = fc.constantFrom<CheckerName>("exact", "unordered", "float");

  test("a value is itself, also by its digest", () => {
    fc.assert(
      fc.property(value, checkers, (each, checker) => {
        expect(right(checker, each, structuredClone(each))).toBe(true);
        const digest = { kind: "digest", digest: digestOf(each, checker) } as const;
        expect(isRight(checker, digest, structuredClone(each))).toBe(true);
      }),
      runs,
    );
  });

  test("no list is an object by its digest", () => {
    expect(digestOf([], "unordered")).not.toBe(digestOf({}, "unordered"));
  });

  test("two are the same by their digests exactly where they are", () => {
    fc.assert(
      fc.property(
        value,
        value,
        fc.constantFrom("exact" as const, "unordered" as const),
        (a, b, checker) => {
          expect(digestOf(a, checker) === digestOf(b, checker)).toBe(right(checker, a, b));
        },
      ),
      runs,
    );
  });

  test("a shuffled list is the same unordered", () => {
    const lists = fc
      .array(value, { maxLength: 6 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      );
    fc.assert(
      fc.property(lists, ([list, shuffled]) => {
        expect(right("unordered", list, shuffled)).toBe(true);
      }),
      runs,
    );
  });

  test("a difference marks something exactly where they differ, and prints both whole", () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const { expected, actual, sentence } = valueDifference(a, b, "javascript");
        const marks = [...expected, ...actual].filter(({ isMarked }) => isMarked);
        expect(marks.length > 0).toBe(!right("exact", a, b));
        expect(sentence).toMatch(/\.$/u);
        const textOf = (pieces: typeof expected) => pieces.map(({ text }) => text).join("");
        expect(digestOf(JSON.parse(textOf(expected)) as Value)).toBe(digestOf(a));
        expect(digestOf(JSON.parse(textOf(actual)) as Value)).toBe(digestOf(b));
      }),
      runs,
    );
  });
});
