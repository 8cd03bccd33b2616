import { expect, test } from "vitest";
import { colouredLines } from "./coloured-lines.ts";

test("every character comes back, in its line", () => {
  const code = 'def f(a):\n    # nothing\n\n    return "x" + a\n';
  const lines = colouredLines(code, "python");
  expect(lines.map((parts) => parts.map(({ text }) => text).join("")).join("\n")).toBe(code);
  expect(colouredLines("", "javascript")).toEqual([[]]);
});

test("words of the language, texts and remarks have their kinds", () => {
  const parts = colouredLines('const a: number = 1; // one\nreturn "x";', "typescript").flat();
  const kindOf = (text: string) => parts.find((part) => part.text === text)?.kind;
  expect(kindOf("const")).toBe("keyword");
  expect(kindOf("number")).toBe("type");
  expect(kindOf("// one")).toBe("comment");
  expect(kindOf('"x"')).toBe("string");
});
