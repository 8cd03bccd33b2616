import path from "node:path";
import type { Exercise } from "@taiyari/domain/learning";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { snapshotsOf } from "../data-sets/snapshot.ts";
import { checkQuestions } from "./check-questions.ts";
import { loadCourseTests } from "./load-tests.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const CONTENT = path.join(ROOT, "content");
const CACHE = path.join(ROOT, "node_modules", ".taiyari", "snapshots");
const MAKING_MS = 240_000;

let sql: SqlThread;
beforeAll(async () => {
  sql = startSqlThread(await snapshotsOf(CONTENT, "bazaarly", CACHE));
}, MAKING_MS);
afterAll(() => sql.close());

const COMMON = { title: "T", page: "joins", stage: "S", level: "easy", ask: [] } as const;

function predict(
  query: string,
  { shows, error = null }: { shows: "value" | "rows" | "error" | "else"; error?: string | null },
  ...options: readonly string[]
) {
  return {
    question: {
      ...COMMON,
      id: "q",
      kind: "predict" as const,
      sql: query,
      data: "CREATE TABLE t (n int); INSERT INTO t VALUES (1), (2)",
      task: null,
      options: options.map((text, at) => ({
        key: "abc".charAt(at),
        content: [{ kind: "text" as const, text }],
        note: [],
      })),
    },
    key: { right: "a", why: [], exercise: null },
    prediction: { shows, error },
  };
}

test.each([
  {
    what: "another value",
    asked: predict("SELECT sum(n) FROM t", { shows: "value" }, "4", "2"),
    says: "it gives 3, not 4",
  },
  {
    what: "a wrong option that is right",
    asked: predict("TABLE t", { shows: "rows" }, "2", "2"),
    says: "marked as wrong",
  },
  {
    what: "several values",
    asked: predict("TABLE t", { shows: "value" }, "2"),
    says: "more than one value",
  },
  { what: "a refusal", asked: predict("SELECT x FROM t", { shows: "rows" }, "2"), says: "42703" },
  {
    what: "no refusal",
    asked: predict("TABLE t", { shows: "error", error: "22012" }, "An error"),
    says: "and runs",
  },
])("a prediction with $what is named", async ({ asked, says }) => {
  expect((await checkQuestions(sql, "assessment.yaml", [asked])).join("\n")).toContain(says);
});

test("predictions that are right are", async () => {
  const right = [
    predict("SELECT sum(n) FROM t", { shows: "value" }, "3", "2"),
    predict("SELECT max(n) FROM t WHERE n > 9", { shows: "value" }, "NULL", "0"),
    predict("TABLE t", { shows: "rows" }, "2", "1"),
    predict("SELECT 1 / 0", { shows: "error", error: "22012" }, "An error", "0"),
    predict("TABLE t", { shows: "else" }, "Both", "None"),
  ];
  expect(await checkQuestions(sql, "assessment.yaml", right)).toEqual([]);
});

const written = (given: Partial<Exercise>) => ({
  question: {
    ...COMMON,
    id: "w",
    kind: "write" as const,
    sql: null,
    data: null,
    options: [],
    task: null,
  },
  key: {
    right: "",
    why: [],
    exercise: {
      id: "w",
      title: "W",
      kind: "write" as const,
      level: "easy" as const,
      ask: "",
      tables: ["t"],
      start: "",
      data: "CREATE TABLE t (n int); INSERT INTO t VALUES (1), (2)",
      hidden: "CREATE TABLE t (n int); INSERT INTO t VALUES (7)",
      columns: "by-position" as const,
      order: [],
      scale: null,
      change: null,
      answer: "SELECT n FROM t",
      why: "",
      other: ["TABLE t"],
      wrong: [{ sql: "SELECT 1", says: null, because: null }],
      equivalent: [],
      hints: [],
      must: [],
      skill: "sql",
      ...given,
    },
  },
  prediction: null,
});

const check = async (given: Partial<Exercise>) =>
  (await checkQuestions(sql, "assessment.yaml", [written(given)])).join("\n");

test("answers to be written are judged on both data sets", async () => {
  expect(await check({})).toBe("");
  expect(await check({ answer: "SELECT x FROM t" })).toContain("42703");
  expect(await check({ other: ["VALUES (1), (2)"] })).toContain("does not pass");
  const passes = { sql: "SELECT n AS other FROM t", says: null, because: null };
  expect(await check({ wrong: [passes] })).toContain("this wrong answer passes");
  const found = { sql: "SELECT n FROM t LIMIT 1", says: "duplicates" as const, because: null };
  expect(await check({ wrong: [found] })).toContain("not by duplicates");
});

test(
  "what the tests of the courses say is right is what PostgreSQL gives",
  async () => {
    for (const { assessment, placement } of Object.values(loadCourseTests(CONTENT))) {
      expect(await checkQuestions(sql, "placement.yaml", placement)).toEqual([]);
      expect(await checkQuestions(sql, "assessment.yaml", assessment?.questions ?? [])).toEqual([]);
    }
  },
  MAKING_MS,
);
