import { describe, expect, test } from "vitest";
import { readContent } from "./pseudo.ts";
import { drawnText } from "./text.ts";

const style = (textTransform: string) => ({ textTransform }) as CSSStyleDeclaration;

describe("drawnText", () => {
  test.each([
    ["none", "soft\u00ADhyphen\u200B", "softhyphen"],
    ["none", "a\u00A0b", "a b"],
    ["uppercase", "straße", "STRASSE"],
    ["lowercase", "ABC", "abc"],
    ["capitalize", "well-known (don’t)", "Well-Known (Don’t)"],
  ])("in %s, %j is drawn as %j", (transform, text, drawn) => {
    expect(drawnText(text, style(transform), true)).toBe(drawn);
  });

  test("does not capitalise the rest of a word that is broken", () => {
    expect(drawnText("token", style("capitalize"), false)).toBe("token");
  });
});

describe("readContent", () => {
  const element = { getAttribute: (name: string) => (name === "data-n" ? "7" : null) };

  test.each([["counter(x)"], ["url(a.png)"], ['"a" counter(x)']])("does not read %s", (content) => {
    expect(readContent(element, content)).toBeNull();
  });

  test.each([
    ['"• "', "• "],
    ['attr(data-n) ". "', "7. "],
    ["attr(data-none)", ""],
    [String.raw`"\2022 x \"y\""`, '•x "y"'],
  ])("reads %s", (content, text) => {
    expect(readContent(element, content)).toBe(text);
  });
});
