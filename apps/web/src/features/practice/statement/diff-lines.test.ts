import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";

const signs = { same: " ", gone: "-", new: "+" } as const;
const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => signs[kind] + text);

describe("the lines of two attempts", () => {
  test("only what was changed is gone and new", () => {
    expect(shown("a\nb\nc", "a\nx\nc\nd")).toEqual([" a", "-b", "+x", " c", "+d"]);
    expect(shown("a", "a")).toEqual([" a"]);
  });

  test("give both texts back, whatever they are", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", "")).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        const of = (left: "gone" | "new") =>
          lines
            .filter(({ kind }) => kind !== left)
            .map((line) => line.text)
            .join("\n");
        expect([of("new"), of("gone")]).toEqual([before, after]);
      }),
    );
  });
});
