import path from "node:path";
import { snapshotsOf } from "@taiyari/content/data-sets";
import { isRight, type Value } from "@taiyari/domain/practice";
import type { HandedIn, RunWork, Scenario, Task } from "@taiyari/domain/simulation";
import { compareResults, COURSE_DATA, type ResultSet, type RunOutcome } from "@taiyari/domain/sql";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { projectRoot } from "../../project.ts";
import { withRunner } from "../with-runner.ts";

/** Plays something with the engines that its tasks need: queries on the scenario's own rows, code in the runner of the page. */
export async function withWorkRunner<Played>(
  scenario: Scenario,
  play: (run: RunWork) => Promise<Played>,
): Promise<Played> {
  const opened: SqlThread[] = [];
  const run: RunWork = async ({ deliverable }, work) => {
    if (work.code === "") return null;
    if (deliverable.kind === "code") return runCode(deliverable, work);
    if (deliverable.kind !== "sql") return null;
    if (opened.length === 0) opened.push(await openSql());
    const [sql] = opened;
    const isSame = sql ? await isSameResult(sql, scenario.data, deliverable, work) : false;
    return { isSame, passed: [] };
  };
  try {
    return await play(run);
  } finally {
    await Promise.all(opened.map((sql) => sql.close()));
  }
}

async function openSql(): Promise<SqlThread> {
  const root = projectRoot();
  const cache = path.join(root, "node_modules", ".taiyari", "snapshots");
  return startSqlThread(await snapshotsOf(path.join(root, "content"), COURSE_DATA, cache));
}

type SqlTask = Extract<Task["deliverable"], { readonly kind: "sql" }>;
type CodeTask = Extract<Task["deliverable"], { readonly kind: "code" }>;

async function isSameResult(
  sql: SqlThread,
  data: string,
  { reference, isOrdered }: SqlTask,
  { code }: HandedIn,
): Promise<boolean> {
  const expected = lastResult(await sql.run({ sql: data }, reference, { isClean: true }));
  const actual = lastResult(await sql.run({ sql: data }, code, { isClean: true }));
  if (!expected || !actual) return false;
  const order = isOrdered ? expected.columns.map(({ name }) => name) : [];
  return compareResults(expected, actual, { columns: "by-position", order, scale: 2 }) === null;
}

function lastResult({ statements }: RunOutcome): ResultSet | null {
  return statements.at(-1)?.result ?? null;
}

async function runCode(
  { cases, language, function: name }: CodeTask,
  { code }: HandedIn,
): Promise<HandedIn["run"]> {
  const outcome = await withRunner((runner) =>
    runner.run({
      kind: "function",
      language,
      code,
      name,
      cases: cases.map(({ input }) => ({ input: input as readonly Value[] })),
    }),
  );
  const ran = outcome && "cases" in outcome ? outcome.cases : [];
  const passed = cases.flatMap(({ id, output }, at) => {
    const one = ran[at];
    const isPassed =
      one?.status === "returned" &&
      isRight("exact", { kind: "value", value: output as Value }, one.value);
    return isPassed ? [id] : [];
  });
  return { isSame: passed.length === cases.length, passed };
}
