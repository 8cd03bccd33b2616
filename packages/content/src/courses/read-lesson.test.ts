import { describe, expect, test } from "vitest";
import { readLesson } from "./read-lesson.ts";

const FACTS = "---\ntitle: Joins\npromise: Two tables, side by side.\nminutes: 12\n---\n";

function read(body: string, pictures: Readonly<Record<string, string>> = {}) {
  return readLesson("joins", {
    file: "page.md",
    text: FACTS + body,
    pictures: new Map(Object.entries(pictures)),
  });
}

describe("readLesson refuses", () => {
  test("a page without its facts", () => {
    const { lesson, problems } = readLesson("joins", {
      file: "page.md",
      text: "# Joins\n",
      pictures: new Map(),
    });
    expect(lesson).toBeNull();
    expect(problems[0]).toMatch(/^page\.md:1: a page begins with its facts/u);
  });

  test("facts that are no YAML, with their line", () => {
    const { problems } = readLesson("joins", {
      file: "page.md",
      text: '---\ntitle: Joins\npromise: "open\n---\n',
      pictures: new Map(),
    });
    expect(problems[0]).toMatch(/^page\.md:\d: /u);
  });

  test.each([
    { name: "HTML", body: "\nA<br>\n", problem: /^page\.md:7: .*HTML/u },
    { name: "a title", body: "# Joins\n", problem: /:6: a heading of a lesson begins with ##/u },
    { name: "a link without https", body: "[x](http://a.in)\n", problem: /:6: the link leads to/u },
    {
      name: "a picture that is not there",
      body: ':::figure{src="a.svg" alt="A"}\n:::\n',
      problem: /no picture “a\.svg”/u,
    },
    { name: "an unknown directive", body: ":::quiz\n:::\n", problem: /nothing called “quiz”/u },
    {
      name: "rows nobody wrote",
      body: '```sql run small="people"\nSELECT 1\n```\n',
      problem: /no rows named “people”/u,
    },
    {
      name: "a word that means nothing",
      body: "```sql run row=5\nSELECT 1\n```\n",
      problem: /“row” means nothing/u,
    },
    {
      name: "a prediction with two right options",
      body: ':::predict{id="a"}\nWhat?\n\n- (x) 4\n- (x) 5\n:::\n',
      problem: /one of them right/u,
    },
    {
      name: "a card without a back",
      body: ":::cards\n- Only a front\n:::\n",
      problem: /a card is a line/u,
    },
    { name: "an image", body: "![a](b.png)\n", problem: /may not stand here/u },
  ])("$name", ({ body, problem }) => {
    expect(read(body).problems).toEqual([expect.stringMatching(problem)]);
  });
});

describe("readLesson reads", () => {
  test("text with its marks, and a colon before a word as text", () => {
    const { lesson, problems } = read("Orders at 9:am are **late**, `NULL` is [not 0](/x).\n");
    expect(problems).toEqual([]);
    expect(lesson?.blocks).toEqual([
      {
        kind: "paragraph",
        content: [
          { kind: "text", text: "Orders at 9" },
          { kind: "text", text: ":am" },
          { kind: "text", text: " are " },
          { kind: "strong", content: [{ kind: "text", text: "late" }] },
          { kind: "text", text: ", " },
          { kind: "code", text: "NULL" },
          { kind: "text", text: " is " },
          { kind: "link", href: "/x", content: [{ kind: "text", text: "not 0" }] },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });

  test("examples, numbered, with rows of their own", () => {
    const { lesson, problems } = read(
      '```sql data name="people"\nCREATE TABLE p (id int);\n```\n\n```sql run small="people" rows=0 title="Nobody yet"\nSELECT * FROM p\n```\n\n```sql run error=42P01\nSELECT * FROM q\n```\n\n```sql\nSELECT 1\n```\n',
    );
    expect(problems).toEqual([]);
    expect(lesson?.blocks).toEqual([
      {
        kind: "run",
        number: 1,
        title: "Nobody yet",
        sql: "SELECT * FROM p",
        data: "CREATE TABLE p (id int);",
        error: null,
        rows: 0,
      },
      {
        kind: "run",
        number: 2,
        title: "",
        sql: "SELECT * FROM q",
        data: null,
        error: "42P01",
        rows: null,
      },
      { kind: "code", language: "sql", text: "SELECT 1" },
    ]);
  });

  test("a prediction: question, options and why", () => {
    const { lesson, problems } = read(
      ':::predict{id="count"}\nHow many?\n\n```sql\nSELECT 1\n```\n\n- ( ) `4`\n- (x) six rows\n\nFive and one.\n:::\n',
    );
    expect(problems).toEqual([]);
    expect(lesson?.blocks[0]).toMatchObject({
      kind: "predict",
      id: "count",
      question: [{ kind: "paragraph" }, { kind: "code" }],
      options: [{ isRight: false }, { isRight: true, content: [{ text: "six rows" }] }],
      why: [{ kind: "paragraph" }],
    });
  });

  test("figures, tables, headings, the recap and cards", () => {
    const { lesson, problems } = read(
      [
        "## Which join keeps what?\n",
        "| join | rows |\n|---|---:|\n| INNER | 4 |\n",
        ':::figure{src="a.svg" alt="Lines"}\nFive lines.\n:::\n',
        ":::recap\n- One.\n- Two `NULL`s.\n:::\n",
        ":::cards\n- What does `LEFT JOIN` keep?\n  : Every row of the *left* table.\n:::\n",
      ].join("\n"),
      { "a.svg": '<svg viewBox="0 0 1 1"></svg>' },
    );
    expect(problems).toEqual([]);
    expect(lesson?.blocks).toMatchObject([
      { kind: "heading", level: 2, id: "which-join-keeps-what" },
      { kind: "table", align: ["left", "right"], rows: [[[{ text: "INNER" }], [{ text: "4" }]]] },
      {
        kind: "figure",
        svg: '<svg viewBox="0 0 1 1"></svg>',
        alt: "Lines",
        caption: [{ kind: "paragraph" }],
      },
      {
        kind: "recap",
        points: [[{ text: "One." }], [{ text: "Two " }, { text: "NULL" }, { text: "s." }]],
      },
      {
        kind: "cards",
        cards: [
          {
            front: [{ text: "What does " }, { text: "LEFT JOIN" }, { text: " keep?" }],
            back: [{ text: "Every row of the " }, { kind: "emphasis" }, { text: " table." }],
          },
        ],
      },
    ]);
  });
});
