import { describe, expect, test } from "vitest";
import { cleanPicture } from "./clean-picture.ts";

const inside = (inner: string) => `<svg viewBox="0 0 10 10">${inner}</svg>`;

describe("a picture may not hold", () => {
  test.each([
    ["a script", "<script>alert(1)</script>", /<script>/u],
    ["a handler", '<rect onload="alert(1)"/>', /onload/u],
    ["a link", '<a href="https://example.org"><rect/></a>', /<a>/u],
    ["another file", '<image href="x.png"/>', /<image>/u],
    ["a style sheet", "<style>*{color:red}</style>", /<style>/u],
    ["a piece of HTML", "<foreignObject><p>Hello</p></foreignObject>", /<foreignObject>/u],
    ["a colour from elsewhere", '<rect fill="url(https://example.org/#a)"/>', /leads out/u],
    ["a style of an element", '<rect style="fill: red"/>', /“style”/u],
    ["a class of the page", '<rect class="btn"/>', /“class”/u],
    ["a reused piece", '<use href="#a"/>', /<use>/u],
  ])("%s", (_, inner, problem) => {
    const { svg, problems } = cleanPicture(inside(`${inner}<circle r="1"/>`), "a");
    expect(problems.join("\n")).toMatch(problem);
    expect(svg).not.toMatch(/script|onload|href|style|class|example|foreign|HTML/u);
  });

  test.each(["", "<p>Hello</p>", "<svg/><svg/>", "words"])(
    "anything else than one SVG: %s",
    (source) => {
      expect(cleanPicture(source, "a").svg).toBe("");
    },
  );
});

test("a picture of shapes and words stays as it is", () => {
  const source =
    '<svg viewBox="0 0 10 10"><text x="1" fill="var(--ink-2)" xml:space="preserve">a &lt; b <tspan>c</tspan></text><linearGradient gradientUnits="userSpaceOnUse"></linearGradient></svg>';
  expect(cleanPicture(source, "a")).toEqual({ svg: source, problems: [] });
});

test("ids are told apart between the pictures of a page", () => {
  const { svg, problems } = cleanPicture(
    inside('<clipPath id="in"><rect/></clipPath><g clip-path="url(#in)"></g>'),
    "fan-out.svg",
  );
  expect(problems).toEqual([]);
  expect(svg).toContain('id="fan-out-svg-in"');
  expect(svg).toContain('clip-path="url(#fan-out-svg-in)"');
});

test("the widest it may be becomes its width, and comments and the XML line go", () => {
  const { svg, problems } = cleanPicture(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 9" style="max-width: 528px"><!-- note --></svg>',
    "a",
  );
  expect(problems).toEqual([]);
  expect(svg).toBe('<svg viewBox="0 0 440 9" width="528"></svg>');
});

const wide = (size: number) => `<svg viewBox="0 0 520 9"><text font-size="${size}">a</text></svg>`;

describe("letters can be read on a phone of 360 px, or their author is told by how much not", () => {
  test("too small", () => {
    expect(cleanPicture(wide(13), "a").problems.join()).toMatch(
      /smallest letters are 8\.7 px high on a phone: make them 16\.5 of its 520 units/u,
    );
  });

  test("large enough, or in a picture that is not made smaller, or none", () => {
    expect(cleanPicture(wide(16.5), "a").problems).toEqual([]);
    expect(cleanPicture(inside('<text font-size="11">a</text>'), "a").problems).toEqual([]);
    expect(cleanPicture(inside("<circle/>"), "a").problems).toEqual([]);
  });
});
