import { describe, expect, test } from "vitest";
import { checkStructure } from "./check-structure.ts";
import { parseHtml } from "./html-tree.ts";

function saidOf(html: string, columns = 1): readonly string[] {
  const { elements, problems } = parseHtml(html);
  return [...problems, ...checkStructure(elements, columns)];
}

const NAME = "<h1>Name</h1>";

describe("checkStructure", () => {
  test.each([
    ["an element that is not closed", `${NAME}\n<div><p>text</p>`, /^line 2: <div> has no end/u],
    ["a stray end", `${NAME}</section>`, /^line 1: not valid HTML/u],
    ["a script", `${NAME}<script>1</script>`, /<script> is not allowed/u],
    ["a frame", `${NAME}<iframe></iframe>`, /<iframe> is not allowed/u],
    ["a form", `${NAME}<form></form>`, /<form> is not allowed/u],
    ["a handler", `${NAME}<p onclick="x()"></p>`, /onclick is not allowed\. Code belongs/u],
    ["a style of its own", `${NAME}<p style="color:red"></p>`, /Put it in style\.css/u],
    ["an address", `${NAME}<a href="https://a.example">x</a>`, /gets its address from/u],
    [
      "a picture to fetch",
      `${NAME}<img alt="x" src="https://a.example/a.png" />`,
      /nothing is fetched/u,
    ],
    ["a picture without alt", `${NAME}<img src="data:image/png;base64,AA" />`, /has no alt/u],
    ["a drawing nobody names", `${NAME}<svg></svg>`, /aria-hidden="true"/u],
    ["no name", "<p>x</p>", /it has 0 h1/u],
    ["two names", `${NAME}${NAME}`, /it has 2 h1/u],
    ["a heading before the name", "<h2>x</h2><h1>y</h1>", /an h2 follows no heading/u],
    ["a skipped heading", `${NAME}<h3>x</h3>`, /an h3 follows an h1/u],
    ["a deep heading", `${NAME}<h4>x</h4>`, /<h4> is not allowed/u],
    ["a margin before the work", `<aside></aside>${NAME}`, /the aside comes before the name/u],
  ])("refuses %s", (_, html, sentence) => {
    expect(saidOf(html)).toContainEqual(expect.stringMatching(sentence));
  });

  test("refuses columns that are not marked", () => {
    expect(saidOf(`${NAME}<div></div><aside></aside>`, 2)).toEqual([
      expect.stringContaining("mark each data-flow"),
    ]);
  });

  test("accepts headings one step apart, within template children too, and a named drawing", () => {
    const html = `${NAME}<section data-flow><h2>x</h2><div><template><h3>y</h3></template></div></section>
      <aside data-flow><h2>z</h2><svg aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0" /></svg></aside>`;
    expect(saidOf(html, 2)).toEqual([]);
  });
});
