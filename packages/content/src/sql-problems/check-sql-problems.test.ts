import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkSqlProblems } from "./check-sql-problems.ts";
import { compileSqlProblems } from "./compile-sql-problems.ts";
import { judgeSqlProblem } from "./judge-sql-problem.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../..");
/** Databases are kept between runs; results are kept by what problems and programs say. */
const CACHE = path.join(PROJECT, "node_modules", ".taiyari");
const MAKING_MS = 240_000;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "sql-problems-"));
  await cp(path.join(PROJECT, "content/data-sets"), path.join(root, "data-sets"), {
    recursive: true,
  });
  const pages = "courses/sql-for-data-professionals/pages/joins";
  await mkdir(path.join(root, pages), { recursive: true });
  await writeFile(
    path.join(root, "courses/sql-for-data-professionals/course.yaml"),
    "title: SQL\npromise: All.\nstages:\n  - name: One\n    pages: [joins]\n",
  );
  await writeFile(path.join(root, pages, "page.md"), "Nothing.\n");
  await mkdir(path.join(root, "problems/sql"), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const problem = ({
  id = "banks-by-name",
  topics = "[sql-filters]",
  lesson = "joins",
  wrong = "SELECT id FROM banks ORDER BY name DESC",
  hints = 4,
} = {}) => `- id: ${id}
  title: Banks
  level: easy
  topics: ${topics}
  minutes: 5
  ask: The names of all banks, Z to A.
  tables: [banks]
  order: [name]
  answer: SELECT name FROM banks ORDER BY name DESC
  why: So.
  other:
    - TABLE banks
    - SELECT b.name FROM banks AS b ORDER BY 1 DESC
  wrong:
    - sql: SELECT name FROM banks
    - sql: ${wrong}
  hints:
${[
  "    - { ask: A?, text: B }",
  `    - { ask: A?, text: B, lesson: ${lesson} }`,
  "    - { ask: A?, lines: [a, b, c], extra: [d] }",
  "    - { ask: A?, text: B }",
]
  .slice(0, hints)
  .join("\n")}
`;

async function write(name: string, text: string): Promise<void> {
  await writeFile(path.join(root, "problems/sql", name), text);
}

const check = (withMutants = false) => checkSqlProblems(root, { cache: CACHE, withMutants });

describe("checkSqlProblems", { timeout: MAKING_MS }, () => {
  test("reports what can be said without running anything, with file and line", async () => {
    await write("chinook.yaml", problem());
    await write(
      "hastantar.yaml",
      problem({ lesson: "windows" }) + problem() + problem({ id: "x", topics: "[arrays]" }),
    );
    const { faults } = await check();
    expect(faults).toEqual([
      expect.stringMatching(/^problems\/sql\/chinook\.yaml: there is no data set “chinook”/u),
      expect.stringMatching(/^problems\/sql\/hastantar\.yaml, item 3 "x"/u),
    ]);
    await write("hastantar.yaml", problem({ lesson: "windows" }) + problem());
    expect((await check()).faults.slice(1)).toEqual([
      "problems/sql/hastantar.yaml:1: hints: the course has no page “windows”.",
      expect.stringMatching(/^problems\/sql\/hastantar\.yaml:1: the id “banks-by-name” is taken/u),
    ]);
    await rm(path.join(root, "problems/sql/chinook.yaml"));
    await write("hastantar.yaml", problem({ hints: 3 }));
    expect((await check()).faults).toHaveLength(1);
  });

  test("runs all answers on both twins, and reports each that does not do what is said", async () => {
    await write("hastantar.yaml", problem({ wrong: "SELECT name FROM banks ORDER BY 1 DESC" }));
    const { faults, checked } = await check(true);
    expect(faults).toEqual([]);
    expect(checked[0]?.faults).toEqual([
      expect.stringMatching(/^problems\/sql\/hastantar\.yaml:12: this right answer does not pass/u),
      expect.stringMatching(/^problems\/sql\/hastantar\.yaml:16: this wrong answer passes/u),
    ]);
    expect(checked[0]?.mutants).toMatchObject({ made: 2, killed: 2, equivalent: 0 });
  });
});

describe("a problem that can be read", { timeout: MAKING_MS }, () => {
  test("goes to devices without its answer, which stands apart", async () => {
    await write("hastantar.yaml", problem());
    const { parts, faults } = await compileSqlProblems(root, CACHE);
    expect(faults).toEqual([]);
    expect(parts).toMatchObject([
      {
        entry: { slug: "banks-by-name", kind: "sql", languages: ["sql"], skills: ["sql"] },
        learner: { dataSet: "hastantar", hints: [{ kind: "nudge" }, {}, { kind: "outline" }, {}] },
        worked: { answer: "SELECT name FROM banks ORDER BY name DESC" },
      },
    ]);
    expect(JSON.stringify(parts[0]?.learner)).not.toContain("ORDER BY name");
  });

  test("is judged as a person's answer is, and one that is not there is said so", async () => {
    const at = { root, cache: CACHE };
    expect(await judgeSqlProblem("nothing", [""], at)).toEqual({
      ok: false,
      problem: ["There is no SQL problem “nothing”."],
    });
    const judged = await judgeSqlProblem(
      "banks-by-name",
      [
        "SELECT name FROM nowhere",
        "SELECT name FROM banks",
        "SELECT name FROM banks ORDER BY 1 DESC",
      ],
      at,
    );
    expect(judged).toMatchObject({
      ok: true,
      value: [
        { kind: "refused", error: { code: "42P01" } },
        { kind: "wrong", mismatch: { kind: "row-order" } },
        { kind: "right" },
      ],
    });
  });
});
