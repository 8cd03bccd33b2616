import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedProgram, sourceProgram } from "../testing/server-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sql-"));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function file(text: string): Promise<string> {
  const place = path.join(folder, `${(files += 1)}.sql`);
  await writeFile(place, text);
  return place;
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** From the sources, where the databases are kept between runs. */
function taiyari(...args: readonly string[]): Promise<Ran> {
  return runProgram(sourceProgram("taiyari"), args);
}

function runProgram(program: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

describe("sql", () => {
  test("says what is wrong with its arguments", async () => {
    expect(await taiyari("sql")).toMatchObject({ code: 2, out: "" });
    expect(await taiyari("sql", "--data", "chinook", "x.sql")).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no data named "chinook"'),
    });
    expect(await taiyari("sql", path.join(folder, "none.sql"))).toMatchObject({
      code: 2,
      err: expect.stringContaining("There is no file"),
    });
  });

  test("ends a query that takes too long, and one that PostgreSQL refuses, with 1", async () => {
    const endless = await taiyari("sql", await file("SELECT pg_sleep(60)"));
    expect(endless.code).toBe(1);
    expect(JSON.parse(endless.out)).toMatchObject({ error: { code: "57014" } });
    const refused = await taiyari("sql", await file("SELECT 1; SELECT x FROM orders"));
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({
      statements: [{ command: "SELECT" }],
      error: { code: "42703", position: 18 },
    });
  });

  test("runs statements on either data set, and in an installation", async () => {
    const counting = await file("SELECT count(*) FROM customers");
    const [visible, hidden, installed] = await Promise.all([
      taiyari("sql", counting),
      taiyari("sql", counting, "--hidden"),
      runProgram(installedProgram("taiyari"), ["sql", counting]),
    ]);
    const counts = [visible, hidden, installed].map(
      ({ out }) =>
        (JSON.parse(out) as { statements: { result: { rows: string[][] } }[] }).statements[0]
          ?.result.rows,
    );
    const upi = await taiyari(
      "sql",
      await file("SELECT count(*) FROM vpas"),
      "--data",
      "hastantar",
    );
    expect(upi.code).toBe(0);
    expect(counts[0]).not.toEqual(counts[1]);
    expect(counts[2]).toEqual(counts[0]);
    expect(visible.code).toBe(0);
  });
});

describe("check-answer", () => {
  test("names exercises that have a similar id", async () => {
    expect(await taiyari("check-answer")).toMatchObject({ code: 2 });
    expect(
      await taiyari("check-answer", "sellers-of-nowhere", await file("SELECT 1")),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining("sellers-of-the-south"),
    });
  });

  test("prints the verdict on an answer", async () => {
    const wrong = await taiyari(
      "check-answer",
      "sellers-of-the-south",
      await file("SELECT name FROM sellers"),
    );
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({
      kind: "wrong",
      mismatch: { kind: "missing-columns" },
    });
    const right = await taiyari(
      "check-answer",
      "sellers-of-the-south",
      await file(
        "SELECT name, city, joined_on FROM sellers WHERE state ~ '^(Karnataka|Tamil Nadu)$' ORDER BY joined_on DESC",
      ),
    );
    expect(right).toMatchObject({ code: 0 });
    expect(JSON.parse(right.out)).toEqual({ kind: "right" });
  });
});

describe("course-check", () => {
  test("asks for a page that is there", async () => {
    expect(await taiyari("course-check", "joinz")).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no page "joinz"'),
    });
  });

  test("prints what it has run of a page", async () => {
    const { code, out } = await taiyari("course-check", "overview");
    expect(out).toMatch(/^ok {5}overview: \d+ examples, \d+ exercises$/mu);
    expect(code).toBe(0);
  });
});

describe("sql-problem-check", () => {
  test("asks for a problem or a data set that is there", async () => {
    expect(await taiyari("sql-problem-check", "one", "two")).toMatchObject({ code: 2 });
    expect(await taiyari("sql-problem-check", "paid-at-noon")).toMatchObject({
      code: 2,
      err: expect.stringContaining('no data set "paid-at-noon"'),
    });
  });

  test("prints what it has run", async () => {
    const { code, out } = await taiyari("sql-problem-check", "paid-at-night");
    expect(out).toBe("hastantar: 1 problem, 1 easy, 0 medium, 0 hard\n");
    expect(code).toBe(0);
  });
});
