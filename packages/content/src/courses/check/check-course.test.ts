import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileCourse } from "../compile/compile-course.ts";
import { checkCourse } from "./check-course.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../../..");
/** Databases are kept between runs; results are kept by what pages and programs say. */
const CACHE = path.join(PROJECT, "node_modules", ".taiyari");
const COURSE = "courses/sql-for-data-professionals";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "course-"));
  await cp(path.join(PROJECT, "content", "data-sets"), path.join(root, "data-sets"), {
    recursive: true,
  });
  await write(
    "course.yaml",
    "title: SQL\npromise: All of it.\nstages:\n  - name: One\n    pages: [first, second, third]\n",
  );
  await write("pages/first/page.md", FIRST);
  await write("pages/first/exercises.yaml", EXERCISES);
  await write("pages/second/page.md", SECOND);
  await write("pages/stray/page.md", SECOND);
});
afterAll(() => rm(root, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  const file = path.join(root, COURSE, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const END = ":::recap\n- One.\n:::\n\n:::cards\n- Front\n  : Back\n:::\n";

const FIRST = `---
title: First
promise: One.
minutes: 5
needs: [second]
skills: [sql, juggling]
---

See [another](fourth).

\`\`\`sql run rows=3
SELECT 1;
\`\`\`

\`\`\`sql run
SELECT nothing;
\`\`\`

:::mistake{error="42P01"}
\`\`\`sql run
SELECT 2;
\`\`\`
:::

:::exercise{id="paid"}
:::

:::exercise{id="ghost"}
:::

${END}`;

const SECOND = `---
title: Second
promise: Two.
minutes: 5
---

\`\`\`sql data name="people"
CREATE TABLE people (id int);
INSERT INTO people VALUES (1), (2);
\`\`\`

\`\`\`sql run small="people" rows=2
SELECT * FROM people;
\`\`\`

${END}`;

const EXERCISES = `- id: paid
  title: What was paid
  kind: write
  level: easy
  ask: The three largest orders.
  tables: [orders]
  answer: |
    SELECT id, total FROM orders WHERE status <> 'lost' ORDER BY pay_method LIMIT 3
  why: So.
  other:
    - |
      SELECT id, total FROM orders ORDER BY total LIMIT 3
    - |
      SELECT id, total FROM orders WHERE status <> 'lost' ORDER BY pay_method LIMIT 3
  wrong:
    - sql: |
        SELECT id FROM orders
      says: duplicates
    - sql: |
        SELECT id, total FROM orders WHERE status <> 'lost' ORDER BY pay_method LIMIT 3
  equivalent:
    - mutant: drop COALESCE
      reason: There is none.
  hints: &hints
    - ask: A?
      text: B
    - ask: C?
      text: D
- id: sorted
  title: Sorted
  kind: write
  level: easy
  ask: All cities.
  tables: [customers]
  order: [totals]
  answer: SELECT DISTINCT city FROM customers
  why: So.
  other: [SELECT 1, SELECT 2]
  wrong: [{ sql: SELECT 3 }]
  hints: *hints
`;

const check = (only: string | null, withMutants = false) =>
  checkCourse(root, { cache: CACHE, skills: new Set(["sql"]), only, withMutants });

describe("checkCourse", () => {
  test("reports each mistake with its file and line", async () => {
    const { pages, problems, unwritten } = await check(null, true);
    expect(problems).toEqual([
      `${COURSE}/course.yaml: the page “stray” is in no stage. Add it to one.`,
    ]);
    expect(unwritten).toEqual(["third"]);
    const found = (pages[0]?.problems ?? []).map((text) =>
      text.replace(`${COURSE}/pages/first/`, ""),
    );
    const expected = [
      /^page\.md:1: needs: “second” comes after/u,
      /^page\.md:1: skills: there is no skill “juggling”/u,
      /^page\.md:9: the link leads to “fourth”/u,
      /^page\.md: there is no exercise “ghost”/u,
      /^page\.md:12: it gives 1 rows, not 3/u,
      /^page\.md:16: PostgreSQL refuses it: .*42703.*error=42703/u,
      /^page\.md:21: it is to be refused with 42P01, and runs/u,
      /^exercises\.yaml:\d+: order: the answer has no column totals; it has city/u,
      /^exercises\.yaml:\d+: “sorted” stands 0 times on the page/u,
      /^exercises\.yaml:7: where LIMIT cuts, rows are equal/u,
      /^exercises\.yaml:11: this right answer does not pass/u,
      /^exercises\.yaml:16: it is found by missing-columns, not by duplicates/u,
      /^exercises\.yaml:19: this wrong answer passes/u,
      /^exercises\.yaml:22: there is no mutant “drop COALESCE”. There are: .*LIMIT 4 for 3/u,
      /^exercises\.yaml:7: “drop WHERE” passes as well/u,
    ];
    expect(expected.filter((pattern) => !found.some((text) => pattern.test(text)))).toEqual([]);
  });

  test("finds nothing on a page where all is right, and keeps that", async () => {
    const { pages } = await check("second");
    expect(pages).toMatchObject([{ slug: "second", problems: [], examples: 1 }]);
    expect(await check("second")).toMatchObject({ pages });
  });
});

test("compileCourse names each file by its content, and leaves out what is not written", async () => {
  const { index, files } = await compileCourse(root, CACHE);
  expect(index.stages.map(({ pages }) => pages.map(({ slug }) => slug))).toEqual([
    ["first", "second"],
  ]);
  expect(files.map(({ name }) => name).toSorted()).toEqual(
    [...Object.values(index.files.pages), ...Object.values(index.files.answers)].toSorted(),
  );
  await write("pages/second/page.md", SECOND.replace("Two.", "Three."));
  const again = await compileCourse(root, CACHE);
  expect(again.index.files.pages["first"]).toBe(index.files.pages["first"]);
  expect(again.index.files.pages["second"]).not.toBe(index.files.pages["second"]);
});
