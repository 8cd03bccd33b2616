import { safe } from "@orpc/client";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { COURSE_DATA } from "@taiyari/domain/sql";
import { beforeAll, describe, expect, test } from "vitest";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer } from "../../testing/test-server.ts";

/** Where the databases of the course were never made, the first query waits until they are. */
const MAKING_MS = 240_000;
const PEOPLE = "CREATE TABLE people (id int); INSERT INTO people VALUES (2), (1)";
const EXERCISE: LearnerExercise = {
  id: "all-people",
  title: "All people",
  kind: "write",
  level: "easy",
  ask: "Everybody.",
  tables: [{ name: "people", rows: 2 }],
  start: "",
  data: { visible: PEOPLE, hidden: "CREATE TABLE people (id int); INSERT INTO people VALUES (9)" },
  columns: "by-position",
  order: [],
  scale: null,
  must: [],
  change: null,
  hints: [],
  causes: {},
  mistakes: [],
  expected: { visible: expected("1", "2"), hidden: expected("9") },
};

function expected(...ids: readonly string[]): LearnerExercise["expected"]["visible"] {
  const columns = [{ name: "id", type: "int4", kind: "number" as const }];
  return { result: { columns, rows: ids.map((id) => [id]) }, tables: {} };
}

/** Of the Practice Lab, on a data set of its own. */
const BANKS: LearnerExercise = {
  ...EXERCISE,
  id: "are-there-banks",
  data: null,
  expected: { visible: expected("1"), hidden: expected("1") },
};

let asha: SignedInBrowser;
let ravi: SignedInBrowser;
beforeAll(async () => {
  const server = await startTestServer({
    async findExercise(place) {
      if ("problem" in place)
        return place.problem === BANKS.id ? { exercise: BANKS, dataSet: "hastantar" } : null;
      return place.page === "overview" && place.exercise === EXERCISE.id
        ? { exercise: EXERCISE, dataSet: COURSE_DATA }
        : null;
    },
  });
  [asha, ravi] = await Promise.all([
    openSignedInBrowser(server.url),
    openSignedInBrowser(server.url),
  ]);
  await run("SELECT 1");
}, MAKING_MS);

type Asked = Parameters<SignedInBrowser["api"]["learning"]["runSql"]>[0];

async function run(text: string, options: Partial<Asked> = {}, person = asha) {
  const { outcome } = await person.api.learning.runSql({ text, data: PEOPLE, ...options });
  return outcome;
}

async function rowsOf(text: string, options: Partial<Asked> = {}, person = asha) {
  return (await run(text, options, person))?.statements.at(-1)?.result?.rows;
}

async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  const { error } = await safe(asked);
  return error !== null && "code" in error ? error.code : null;
}

describe("the server does not run", () => {
  test("a text or rows as long as a book, and an exercise that nobody wrote", async () => {
    expect(await refusalOf(run("x".repeat(100_001)))).toBe("BAD_REQUEST");
    expect(await refusalOf(run("SELECT 1", { data: "x".repeat(100_001) }))).toBe("BAD_REQUEST");
    const wrong = { page: "overview", exercise: "nothing", text: "SELECT 1" };
    expect(await refusalOf(asha.api.learning.checkSql(wrong))).toBe("NOT_FOUND");
    const nowhere = { problem: "nothing", text: "SELECT 1" };
    expect(await refusalOf(asha.api.learning.checkSql(nowhere))).toBe("NOT_FOUND");
  });

  test("rows that cannot be made, and says why", async () => {
    const outcome = await run("SELECT 1", { data: "CREATE TABLE t (id nothing)" });
    expect(outcome?.error?.detail).toContain('type "nothing" does not exist');
  });

  test("more of one person than a page asks, and others have their turn", async () => {
    // Which of the four comes last is for the network to say.
    const slow = [1, 2, 3, 4].map(() => refusalOf(run("SELECT pg_sleep(0.3)")));
    const other = rowsOf("SELECT 1", {}, ravi);
    const refusals = await Promise.all(slow);
    expect(refusals.filter((code) => code === null)).toHaveLength(3);
    expect(refusals).toContain("TOO_MANY_REQUESTS");
    expect(await other).toHaveLength(1);
  });
});

describe("what one person does", () => {
  test.each([
    { what: "a dropped schema", sql: "COMMIT; DROP SCHEMA public CASCADE" },
    { what: "rows taken away", sql: "DELETE FROM people; COMMIT" },
    { what: "a file left", sql: "COPY people TO '/tmp/left'; DO $$BEGIN RAISE 'no'; END$$" },
  ])("leaves the next one nothing of it: $what", async ({ sql }) => {
    await run(sql);
    expect(await rowsOf("SELECT id FROM people ORDER BY id", {}, ravi)).toEqual([["1"], ["2"]]);
    const left = await run("SELECT pg_read_file('/tmp/left')", {}, ravi);
    expect(left?.error?.code).toBe("58P01");
  });

  test("is ended after the limit, and the next one's query runs", async () => {
    expect(await run("DELETE FROM people; SELECT pg_sleep(60)")).toBeNull();
    expect(await rowsOf("TABLE people", {}, ravi)).toHaveLength(2);
  });

  test("is cut where it is too long to be sent", async () => {
    const text = "SELECT repeat('₹', 90000) FROM generate_series(1, 100)";
    const outcome = await run(`${text}; ${text}`);
    const kept = outcome?.statements.map(({ result }) => result?.rows.length ?? 0) ?? [];
    expect(kept).toEqual([22, 0]);
    expect(outcome?.statements.map(({ rowCount }) => rowCount)).toEqual([100, 100]);
  });
});

test("a text runs on the data of the course and on rows of its own, and is explained with its errors in place", async () => {
  expect(await rowsOf("SELECT count(*) FROM orders", { data: null })).toEqual([["11240"]]);
  expect(
    await rowsOf("SELECT count(*) > 0 FROM transactions", { data: { set: "hastantar" } }),
  ).toEqual([["t"]]);
  expect(await rowsOf("INSERT INTO people VALUES (3); TABLE people")).toHaveLength(3);
  const [[plan] = []] = (await rowsOf("SELECT id FROM people", { explain: "measured" })) ?? [];
  expect(JSON.parse(plan ?? "")[0].Plan["Actual Rows"]).toBe(2);
  const refused = await run("SELECT nam FROM people", { explain: "plan" });
  expect(refused?.error).toMatchObject({ code: "42703", position: 8 });
});

async function check(text: string) {
  const asked = { page: "overview", exercise: EXERCISE.id, text };
  return (await asha.api.learning.checkSql(asked)).verdict;
}

async function judged(text: string) {
  return (await asha.api.learning.checkSql({ problem: BANKS.id, text })).verdict;
}

test("an answer to a problem of the Practice Lab is judged on its own data set", async () => {
  expect(await judged("SELECT count(*) AS id FROM customers")).toMatchObject({ kind: "refused" });
  expect(await judged("SELECT 1 AS id FROM banks LIMIT 1")).toEqual({ kind: "right" });
});

test("an answer is judged on both data sets", async () => {
  expect(await check("VALUES (1), (2)")).toMatchObject({ kind: "wrong", onHiddenData: true });
  expect(await check("SELECT pg_sleep(60)")).toMatchObject({ kind: "too-slow" });
  expect(await check("TABLE people")).toEqual({ kind: "right" });
});
