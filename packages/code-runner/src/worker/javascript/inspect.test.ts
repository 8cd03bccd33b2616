import { format as nodeFormat, inspect as nodeInspect } from "node:util";
import { describe, expect, test } from "vitest";
import { format } from "./format.ts";
import { inspect } from "./inspect.ts";

class Point {
  x = 1;
  y = 2;
}

const cyclic: Record<string, unknown> = { a: 1 };
cyclic["self"] = cyclic;

/** Values that programs print, each with what is different about it. */
const VALUES: readonly (readonly [string, unknown])[] = [
  ["a quote in single quotes", ["it's", 'say "hi"', "a\nb", `both ' and "`]],
  ["numbers", [0, -0, 1.5, NaN, 10n, -Infinity]],
  ["nothing", [null, undefined, true]],
  ["an empty list and object", [[], {}, new Set(), new Map()]],
  ["fields", { a: 1, "b c": "x", [Symbol.iterator]: 1, 3: 4 }],
  ["nested beyond what is shown", { a: { b: { c: { d: 1 } } }, l: [[[[1]]]] }],
  ["an object of a class", new Point()],
  ["a class and functions", [Point, inspect, () => 1]],
  ["a set and a map", [new Set([1, "a"]), new Map<unknown, unknown>([["k", { v: 1 }]])]],
  ["holes", [1, , 3, , ,]], // oxlint-disable-line no-sparse-arrays
  ["seven numbers", [1, 2, 3, 4, 5, 6, 7]],
  ["numbers of several widths", Array.from({ length: 40 }, (_, at) => at * at)],
  ["more than a hundred", Array.from({ length: 130 }, (_, at) => at)],
  ["words", "the quick brown fox jumps over the lazy dog again and again".split(" ")],
  ["long lines", { first: "x".repeat(40), second: "y".repeat(40) }],
  [
    "rows",
    [
      ["a", 1],
      ["b", 2],
    ],
  ],
  ["a date and an expression", [new Date(0), /a+/g]],
  ["a cycle", cyclic],
  ["objects in a list", Array.from({ length: 8 }, (_, at) => ({ id: at, name: `n${at}` }))],
  [
    "getters",
    {
      get a() {
        return 1;
      },
    },
  ],
  ["typed numbers", new Uint8Array([1, 2, 3])],
  ["no prototype", Object.assign(Object.create(null) as object, { a: 1 })],
];

describe("inspect prints what Node prints", () => {
  test.each(VALUES)("%s", (_name, value) => {
    expect(inspect(value)).toBe(nodeInspect(value));
  });
});

test.each([
  [["%s has %d of %i", "A", 1.5, 1.5]],
  [["%j %o%%", { a: 1 }, "x"]],
  [["100%", 1]],
  [["a", [1], { b: "c" }, "d"]],
  [[]],
  [["%s"]],
])("format prints what Node prints for %j", (args) => {
  expect(format(args)).toBe(nodeFormat(...args));
});
