import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { readInlineMarkdown, readMarkdown } from "./read-markdown.ts";

test.each(["2 * 3 * 4", "a ** b", "an open ` tick", "[label] (apart)", "a_b_c and < b >"])(
  "leaves %s as it is written",
  (text) => {
    expect(readInlineMarkdown(text)).toEqual([{ kind: "text", text }]);
  },
);

test("reads code, bold, italics and links, one within another", () => {
  const read = readInlineMarkdown("Show **every `city`**, *lowest* first; [why](#why).");
  expect(read.map(({ kind }) => kind)).toEqual([
    "text",
    "strong",
    "text",
    "emphasis",
    "text",
    "link",
    "text",
  ]);
  expect(plainText(read)).toBe("Show every city, lowest first; why.");
  expect(read[1]).toEqual({
    kind: "strong",
    content: [
      { kind: "text", text: "every " },
      { kind: "code", text: "city" },
    ],
  });
});

test("what stands in code is code", () => {
  expect(readInlineMarkdown("`count(*) * 2`")).toEqual([{ kind: "code", text: "count(*) * 2" }]);
});

test("reads paragraphs, lists and fenced code with its blank lines", () => {
  const read = readMarkdown(
    "For every order\nshow `id`.\n\n- one\n- two\n  lines\n\n1. first\n2. second\n\n```sql\nSELECT 1;\n\nSELECT 2;\n```\n\nThe end.",
  );
  expect(read.map(({ kind }) => kind)).toEqual(["paragraph", "list", "list", "code", "paragraph"]);
  expect(read[1]).toMatchObject({ isOrdered: false, items: [{}, {}] });
  expect(read[2]).toMatchObject({ isOrdered: true, items: [{}, {}] });
  expect(read[3]).toMatchObject({ language: "sql", text: "SELECT 1;\n\nSELECT 2;" });
});

test("reads nothing in nothing", () => {
  expect(readMarkdown(" \n ")).toEqual([]);
});
