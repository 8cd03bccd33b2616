import { describe, expect, test } from "vitest";
import { checkCss } from "./check-css.ts";

const of = (declarations: string, selector = ".paper p") =>
  checkCss(`${selector} {\n${declarations}\n}`);

describe("checkCss", () => {
  test("refuses a broken style sheet, and names the line", () => {
    expect(checkCss(".paper {\n  color: red;\n")).toEqual([
      "line 1: not valid CSS (Unclosed block).",
    ]);
  });

  test.each([
    ["a shadow", "box-shadow: 0 0 4px #000", /box-shadow is not allowed/u],
    ["a transform", "transform: rotate(3deg)", /transform is not allowed/u],
    ["a filter with a prefix", "-webkit-filter: blur(2px)", /filter is not allowed/u],
    ["small capitals", "font-variant: small-caps", /Use text-transform/u],
    ["a marker", "list-style: disc", /::before/u],
    ["hyphens", "hyphens: auto", /read as part of the words/u],
    ["a translucent box", "opacity: 0.5", /lighter colour/u],
    ["a cut text", "text-overflow: ellipsis", /is lost/u],
    ["a family that is not embedded", "font-family: Georgia, serif", /var\(--font-heading\)/u],
    ["a weight that is not there", "font-weight: 800", /600 or 700/u],
    ["a counter", "content: counter(item)", /in quotes, or attr/u],
    ["a place on the screen", "position: fixed", /relative or absolute/u],
    ["a list item", "display: list-item", /flow-root/u],
    [
      "a picture from elsewhere",
      "background: url(https://a.example/a.png)",
      /url\(\) is not allowed/u,
    ],
    ["a mixed colour", "color: color-mix(in srgb, red, blue)", /color-mix\(\) is not allowed/u],
    ["a round gradient", "background: radial-gradient(#000, #fff)", /radial-gradient\(\)/u],
    ["stops in lengths", "background: linear-gradient(#000 3px, #fff)", /percentages/u],
    ["a double border", "border: 3px double #000", /solid, dashed or dotted/u],
    ["force", "margin: 0 !important", /!important is not allowed/u],
    ["another accent", "--accent: #000", /--accent is set by the product/u],
    ["a name that is set nowhere", "color: var(--acent)", /--acent is set nowhere/u],
  ])("refuses %s", (_, declaration, sentence) => {
    expect(of(declaration)).toContainEqual(expect.stringMatching(sentence));
  });

  test.each([
    ["@import 'a.css';", /@import is not allowed\. Nothing is fetched/u],
    ["@font-face { font-family: x }", /@font-face is not allowed/u],
    ["@media print { .paper p { color: #000 } }", /@media is not allowed/u],
  ])("refuses the at-rule %s", (css, sentence) => {
    expect(checkCss(css)).toContainEqual(expect.stringMatching(sentence));
  });

  test.each(["background: linear-gradient(#000 0%, #fff 100%)", "border-top: 9px solid #000"])(
    "refuses on the paper itself %s",
    (declaration) => {
      expect(of(declaration, ".paper")).toEqual([
        expect.stringContaining("the paper itself has one colour and no border"),
      ]);
      expect(of(declaration, ".paper .head")).toEqual([]);
    },
  );

  test.each(["h1", "p .paper", ".papers p", ".paper li::marker", ".paper a:hover"])(
    "refuses the selector %s",
    (selector) => {
      expect(of("color: #000", selector)).toHaveLength(1);
    },
  );

  test("accepts what the PDF draws, with the names that are given and with its own", () => {
    expect(
      checkCss(`.paper { --u: calc(1px * var(--scale)); padding: var(--page-top) var(--page-side) }
        .paper[data-photo="off"] .photo { display: none }
        .paper h1, .paper .role { font-family: var(--font-heading); font-weight: 600; color: var(--accent) }
        .paper li::before { content: "•"; position: absolute; left: calc(2 * var(--u)) }
        .paper .head { background: linear-gradient(to right, #fff 0%, var(--accent-tint) 100%) }`),
    ).toEqual([]);
  });
});
