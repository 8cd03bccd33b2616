import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOwnCss } from "./own-css.ts";
import { sampling } from "@taiyari/domain/testing";

/** A browser that knows two properties and refuses selectors with a loose combinator. */
const JUDGE = {
  isSelector: (selector: string) => !/[>+~,]\s*$|^\s*$/u.test(selector),
  isValue: (name: string, value: string) =>
    /^(?:color|background|content|--\w+)$/u.test(name) && value !== "wrong",
};
const read = (css: string) => readOwnCss(css, JUDGE);

describe("rules of one's own", () => {
  test.each([
    [
      "an import",
      '@import url("https://a.example/a.css");',
      /@import is left out\. Nothing is fetched/u,
    ],
    ["a font", "@font-face { font-family: A; src: url(a.woff2) }", /@font-face is left out/u],
    [
      "a picture",
      "h1 { background: url(https://a.example/a.png) }",
      /not fetched from an address/u,
    ],
    ["a picture in a set", 'h1 { background: image-set("a.png" 1x) }', /not fetched/u],
    [
      "an address written in another way",
      String.raw`h1 { background: u\72l(//a.example) }`,
      /backslashes/u,
    ],
    ["a shadow", "h1 { box-shadow: 0 0 2px red }", /The PDF has no shadows/u],
    ["force", "h1 { color: red !important }", /!important is not allowed/u],
    ["a state that paper has not", "a:hover { color: red }", /Only ::before and ::after/u],
    ["what is outside", "html body { color: red }", /outside the page/u],
    ["half a selector", "h1 > { color: red }", /no selector/u],
    ["an unknown property", "h1 { colr: red }", /“colr: red” is not understood/u],
    ["an impossible value", "h1 { color: wrong }", /is not understood/u],
    ["words", "make it pretty", /has no \{ \}/u],
    ["a rule that goes on", "h1 { color: red", /not closed/u],
    ["a rule inside a rule", "h1 { b { color: red } }", /inside a rule/u],
    ["a text that is not closed", "h1 { content: 'a\n}", /text is not closed/u],
    ["a box that cuts its text", "h1 { overflow: hidden }", /a text that is cut is lost/u],
    ["a property of one browser", "h1 { -webkit-text-fill-color: red }", /without a prefix/u],
    ["no value", "h1 { color }", /no declaration/u],
  ])("%s is left out with a sentence", (_, css, sentence) => {
    expect(read(css).css).toBe("");
    expect(read(css).problems).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    [".paper { color: red }", ":scope { color: red; }"],
    [".paper h2, .paper[lang] > p { color: red }", ":scope h2, :scope[lang] > p { color: red; }"],
    ['.papers [title=".paper"] { color: red }', '.papers [title=".paper"] { color: red; }'],
  ])("the page itself is the root of the scope that they stand in: %s", (css, written) => {
    expect(read(css)).toEqual({ css: written, problems: [] });
  });

  test("what is wrong twice on a line is said once", () => {
    expect(read("h1 { colr: red } h2 { colr: red }").problems).toEqual([
      "Line 1: “colr: red” is not understood.",
    ]);
  });

  test("the rest of a rule stays, and the line of what does not is named", () => {
    expect(
      read("/* a\n b */\nh1 {\n  color: red;\n  colr: red;\n}\n\np::before { content: '} ;'; }"),
    ).toEqual({
      css: "h1 { color: red; }\np::before { content: '} ;'; }",
      problems: ["Line 5: “colr: red” is not understood."],
    });
  });

  test("nothing is fetched and no brace is left over, whatever is written", () => {
    const piece = fc.constantFrom(
      "h1 {",
      "}",
      "color: red;",
      "url(//a)",
      "@import 'a';",
      '"',
      "'",
      "/*",
      "*/",
      "\\",
      "\n",
      "(",
      ")",
      "!important",
      "x",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const { css } = read(pieces.join(" "));
        const bare = css.replaceAll(/"[^"]*"|'[^']*'/gu, "");
        expect(bare).not.toMatch(/url|@/u);
        expect(bare.split("{").length).toBe(bare.split("}").length);
      }),
      { numRuns: sampling.runsOf(300) },
    );
  });
});
