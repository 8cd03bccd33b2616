import { expect, test } from "vitest";
import { formatCode } from "./format-code.ts";

test("code that does not parse is left alone", () => {
  expect(formatCode("export function f( {", "javascript")).toBeNull();
  expect(formatCode("const a: number = 1", "javascript")).toBeNull();
});

test("code is set out with blanks, indentation and semicolons, and says the same", () => {
  expect(
    formatCode(
      "export function f(a,b){\n    if(a>b){return  a}\nelse return {a,b}\n}",
      "javascript",
    ),
  ).toBe("export function f(a, b) {\n  if (a > b) { return a; }\n  else return { a, b };\n}\n");
  const typed = "type Pair=[number,string]\nconst pairs:Pair[]=[]";
  const formatted = "type Pair = [number, string];\nconst pairs: Pair[] = [];\n";
  expect(formatCode(typed, "typescript")).toBe(formatted);
  expect(formatCode(formatted, "typescript")).toBe(formatted);
});
