import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../../../tools/browser.ts";
import { projectRoot } from "../project.ts";
import { sourceProgram } from "../testing/server-process.ts";

const PROBLEM = "two-items-for-one-voucher";
const FOLDER = path.join(projectRoot(), "content/problems/code", PROBLEM);

let folder: string;
let browser: string;
beforeAll(async () => {
  browser = await findBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "judge-"));
});
afterAll(() => rm(folder, { recursive: true }));

function taiyari(args: readonly string[]) {
  const env = { ...process.env, CHROMIUM: browser };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [sourceProgram("taiyari"), "judge", ...args],
      { env },
      (error, out, err) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
      },
    );
  });
}

test("judge says what is wrong with its arguments", async () => {
  const file = path.join(FOLDER, "javascript.js");
  expect(await taiyari([PROBLEM, file])).toMatchObject({
    code: 2,
    err: expect.stringContaining("judge PROBLEM --language"),
  });
  expect((await taiyari([PROBLEM, "--language", "cobol", file])).code).toBe(2);
  expect((await taiyari([PROBLEM, "--language", "python", `${file}.none`])).code).toBe(2);
  expect(await taiyari(["no-such-problem", "--language", "javascript", file])).toMatchObject({
    code: 2,
    err: expect.stringContaining("There is no problem"),
  });
}, 120_000);

test("judge prints a verdict for each file, from one browser", async () => {
  const broken = path.join(folder, "broken.js");
  const printing = path.join(folder, "printing.js");
  await writeFile(broken, "export function spendExactly(prices {");
  await writeFile(
    printing,
    "export function spendExactly() {\n  console.log([0, 1]);\n  return [0, 1];\n}\n",
  );
  const files = [
    path.join(FOLDER, "wrong-pays-twice.js"),
    broken,
    printing,
    path.join(FOLDER, "javascript.js"),
  ];
  const { code, out } = await taiyari([PROBLEM, "--language", "javascript", ...files]);
  const verdicts = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(verdicts).toMatchObject([
    { status: "failed", sentence: expect.stringContaining("one mistake: an item pays twice.") },
    { status: "not-valid", error: { line: 1 } },
    { status: "failed", passed: expect.any(Number) },
    { status: "passed", title: "17 of 17 pass" },
  ]);
  expect(code).toBe(1);
}, 120_000);

async function query(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

test("judge runs queries on both twins of their problem's data set", async () => {
  const wrong = await query("wrong.sql", "SELECT category FROM menu_items");
  const right = await query(
    "right.sql",
    `SELECT category, count(*), count(*) FILTER (WHERE is_veg), count(*) FILTER (WHERE is_veg = false), count(*) - count(is_veg)
     FROM menu_items GROUP BY 1 ORDER BY 1 DESC`,
  );
  const sql = ["--language", "sql"];
  expect(await taiyari([PROBLEM, ...sql, right])).toMatchObject({
    code: 2,
    err: expect.stringContaining("There is no SQL problem"),
  });
  const { code, out } = await taiyari(["vegetarian-or-not-said", ...sql, wrong, right]);
  expect(code).toBe(1);
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([
    { file: wrong, kind: "wrong", mismatch: { kind: "missing-columns" } },
    { file: right, kind: "right" },
  ]);
}, 120_000);
