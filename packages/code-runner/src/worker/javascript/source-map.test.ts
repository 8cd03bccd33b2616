import { expect, test } from "vitest";
import { ownColumn } from "./source-map.ts";
import { translate } from "./translate.ts";

/** Where a word of the running code stands in the person's own. */
function columnOf(code: string, word: string): number {
  const made = translate(code, "typescript");
  if (!("code" in made)) throw new Error(made.message);
  const lines = made.code.split("\n");
  const line = lines.findIndex((each) => each.includes(word));
  return ownColumn(made.mappings, line + 1, (lines[line]?.indexOf(word) ?? 0) + 1);
}

test.each([
  "function f(a: number, b: Map<string, number>): number { return wanted(a) }",
  "export function f(a: number): number { return wanted(a) }",
  "import fs from 'fs';\nexport const f = (a: number): number => wanted(a)",
  "const x = <any>1; wanted(x as number)",
  "enum A { B }\nwanted(A.B!)",
])("a place behind types that were taken away is found again: %s", (code) => {
  const line = code.split("\n").find((each) => each.includes("wanted"));
  expect(columnOf(code, "wanted")).toBe((line?.indexOf("wanted") ?? 0) + 1);
});

test("what cannot be parsed has a place and a message without it", () => {
  expect(translate("const a: number = 1;\nfunction f( {\n", "typescript")).toMatchObject({
    line: 3,
    message: expect.not.stringMatching(/\(\d+:\d+\)/u),
  });
});

test("JavaScript without modules stays as it is", () => {
  const code = "a = 010; function f() {}";
  expect(translate(code, "javascript")).toEqual({ code, mappings: null });
});
