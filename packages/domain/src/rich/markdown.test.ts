import { describe, expect, test } from "vitest";
import { fromMarkdown, hasMarkdown } from "./markdown.ts";
import { written } from "./testing/written.ts";

describe("fromMarkdown", () => {
  test.each([
    "2*3*4",
    "a 5* hotel and a 4* one",
    "snake_case_name and __init",
    "[not a link] (https://x.in)",
    "3 ** 2 ** 1",
    "* * *",
    "f(x)[0](1)",
    "C:\\Users\\asha",
    "List<String> a<b",
  ])("takes %j for what it is", (text) => {
    expect(written(fromMarkdown(text))).toBe(text);
    expect(hasMarkdown(text)).toBe(false);
  });

  test.each([
    ["Cut **costs** by *half*", "Cut <b>costs</b> by <i>half</i>"],
    ["__Led__ _four_", "<b>Led</b> <i>four</i>"],
    ["***both*** of them", "<b><i>both</i></b> of them"],
    ["**a *b* c**", "<b>a </b><b><i>b</i></b><b> c</b>"],
    [
      "see [the **report**](https://x.in/a_(b)).",
      "see <a https://x.in/a_(b)>the </a><a https://x.in/a_(b)><b>report</b></a>.",
    ],
    ["[words](<https://x.in/a b>)", "words"],
    ["[run](javascript:alert(1))", "run"],
    ["<https://x.in/y>", "<a https://x.in/y>https://x.in/y</a>"],
    ["5\\* hotel, \\[sic\\]", "5* hotel, [sic]"],
    ["• **Led** four\n• Grew", "• <b>Led</b> four\n• Grew"],
  ])("reads %j", (text, read) => {
    expect(written(fromMarkdown(text))).toBe(read);
  });
});
