import { rmSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { checkCourse, openCourse, type OpenCourse } from "@taiyari/content/course-check";
import { loadCareers } from "@taiyari/content/careers";
import { checkSqlProblems } from "@taiyari/content/sql-problems";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { ROOT } from "../tools/run.ts";
import { measureSqlPage } from "./sql-page.ts";
import { median, percentile95, table } from "./table.ts";

const CONTENT = path.join(ROOT, "content");
const CACHE = path.join(ROOT, "node_modules", ".taiyari");
const LIMIT_MS = 1000;

/** What SQL costs in a page; what checks of answers cost, what mutants the data finds, and how an endless query ends. */
export async function measureSql(): Promise<string> {
  return `${await measureSqlPage()}\n${await measureEngine()}`;
}

async function measureEngine(): Promise<string> {
  const open = await openCourse(CONTENT, CACHE);
  const judged = (
    await open.forPages(open.course.pages, (sql, page) => judgeAll(sql, page, open))
  ).flat();
  const queries = judged.filter(({ kind }) => kind !== "change");
  const changes = judged.filter(({ kind }) => kind === "change");
  // Mutants are judged anew, not taken from the time before.
  rmSync(path.join(CACHE, "course"), { recursive: true, force: true });
  const { pages } = await checkCourse(CONTENT, {
    cache: CACHE,
    skills: new Set(loadCareers(CONTENT).skills.map(({ id }) => id)),
    only: null,
    withMutants: true,
  });
  const sum = (count: "made" | "killed" | "equivalent") =>
    pages.reduce((total, { mutants }) => total + (mutants?.[count] ?? 0), 0);
  const live = sum("made") - sum("equivalent");
  const ended = await measureEndless(open);
  const course = table("SQL course", [
    ["", "value"],
    ["pages, exercises", `${pages.length}, ${judged.length}`],
    [
      "worked answers that pass on both data sets",
      `${judged.filter(({ isRight }) => isRight).length} of ${judged.length}`,
    ],
    ["a check of a query: median, p95, worst", timesOf(queries)],
    ["a check of a change: median, p95, worst", timesOf(changes)],
    ["mutants of the answers", sum("made")],
    ["listed as equivalent", sum("equivalent")],
    [
      "of the others, found by the data",
      `${sum("killed")} (${((100 * sum("killed")) / live).toFixed(1)}%)`,
    ],
    ["an endless query with a limit of 1 s ends after", `${ended.endMs} ms`],
    ["the next query, with the database opened again", `${ended.nextMs} ms`],
  ]);
  return `${course}\n\n${await measureProblems()}`;
}

/** What mutants of the problems' answers the four data sets find. */
async function measureProblems(): Promise<string> {
  rmSync(path.join(CACHE, "sql-problems"), { recursive: true, force: true });
  const { checked } = await checkSqlProblems(CONTENT, { cache: CACHE, withMutants: true });
  const sum = (count: "made" | "killed" | "equivalent") =>
    checked.reduce((total, { mutants }) => total + (mutants?.[count] ?? 0), 0);
  const live = sum("made") - sum("equivalent");
  return table("SQL problems", [
    ["", "value"],
    ["problems", checked.length],
    ["without a fault", checked.filter(({ faults }) => faults.length === 0).length],
    ["mutants of the answers", sum("made")],
    ["listed as equivalent", sum("equivalent")],
    [
      "of the others, found by the data",
      `${sum("killed")} (${((100 * sum("killed")) / live).toFixed(1)}%)`,
    ],
  ]);
}

interface Judged {
  readonly kind: string;
  readonly isRight: boolean;
  readonly ms: number;
}

async function judgeAll(
  sql: SqlThread,
  page: OpenCourse["course"]["pages"][number],
  { compiled }: OpenCourse,
): Promise<readonly Judged[]> {
  const { content } = await compiled(sql, page);
  const judged: Judged[] = [];
  for (const { id, answer, kind } of page.exercises) {
    const exercise = content?.exercises.find((one) => one.id === id);
    if (!exercise) continue;
    // A learner has run the query before; the first one opens the database.
    // oxlint-disable-next-line no-await-in-loop -- one engine, one check after the other
    await sql.judge(exercise, "SELECT 1");
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one engine, one check after the other
    const verdict = await sql.judge(exercise, answer);
    judged.push({ kind, isRight: verdict.kind === "right", ms: performance.now() - begun });
  }
  return judged;
}

async function measureEndless({ snapshots }: OpenCourse) {
  const sql = startSqlThread(snapshots);
  await sql.run("visible", "SELECT 1");
  const begun = performance.now();
  await sql.run("visible", "SELECT count(*) FROM orders a, orders b, orders c", {
    limitMs: LIMIT_MS,
  });
  const ended = performance.now();
  await sql.run("visible", "SELECT count(*) FROM orders");
  const next = performance.now();
  await sql.close();
  return { endMs: Math.round(ended - begun), nextMs: Math.round(next - ended) };
}

function timesOf(judged: readonly Judged[]): string {
  if (judged.length === 0) return "none";
  const times = judged.map(({ ms }) => ms);
  return [median(times), percentile95(times), Math.max(...times)]
    .map((ms) => `${Math.round(ms)} ms`)
    .join(", ");
}
