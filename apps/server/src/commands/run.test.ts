import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "../../../../tools/browser.ts";
import { sourceProgram } from "../testing/server-process.ts";

let folder: string;
let browser: string;
beforeAll(async () => {
  browser = await findBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "run-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, text);
  return place;
}

function taiyari(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, CHROMIUM: browser, ...environment };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [sourceProgram("taiyari"), "run", ...args],
      { env },
      (error, out, err) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
      },
    );
  });
}

describe("run", () => {
  test("says what is wrong with its arguments, and that there is no browser", async () => {
    const code = await file("some.js", "1");
    const none = path.join(folder, "none.js");
    const refused: readonly (readonly [readonly string[], RegExp])[] = [
      [[], /^Name a language and files/u],
      [["--language", "python"], /^Name a language and files/u],
      [["--language", "ruby", code], /^There is no language "ruby"\. There are javascript,/u],
      [
        ["--language", "javascript", "--limit", "soon", code],
        /^--limit takes seconds, not "soon"/u,
      ],
      [["--language", "javascript", none], /^There is no file/u],
      [["--language", "javascript", code, "--stdin", none], /^There is no file/u],
    ];
    for (const [args, sentence] of refused) {
      expect(await taiyari(args)).toMatchObject({
        code: 2,
        out: "",
        err: expect.stringMatching(sentence),
      });
    }
    const program = path.join(folder, "no-browser");
    expect(await taiyari(["--language", "javascript", code], { CHROMIUM: program })).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^CHROMIUM is set to .*, which does not start/u),
    });
  });

  test("prints output, verdict and time of each file, and ends with 1 when one failed", async () => {
    const adds = await file("adds.js", "const [a, b] = readLines(); console.log(+a + +b)");
    const fails = await file("fails.js", "console.log(1);\nnull.x");
    const ends = await file("ends.js", "for (;;);");
    const stdin = await file("in.txt", "2\n3\n");
    const args = ["--language", "javascript", "--stdin", stdin, "--limit", "0.5"];
    const failed = await taiyari([...args, adds, fails, ends]);
    expect(failed.code).toBe(1);
    expect(
      failed.out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {
        file: adds,
        language: "javascript",
        verdict: "finished",
        ms: expect.any(Number),
        output: "5\n",
        isOutputCut: false,
      },
      expect.objectContaining({
        verdict: "threw",
        output: "1\n",
        error: expect.objectContaining({ name: "TypeError", line: 2, column: 6 }),
      }),
      expect.objectContaining({ verdict: "timed-out", limitMs: 500, ms: null }),
    ]);
    expect(await taiyari([...args, adds])).toMatchObject({ code: 0 });
  });

  test("runs SQL on the data of the course", async () => {
    const counts = await file("counts.sql", "SELECT count(*) > 10 AS many FROM orders");
    const wrong = await file("wrong.sql", "SELECT 1;\nSELECT nothing FROM orders");
    const { code, out } = await taiyari(["--language", "sql", counts, wrong]);
    expect(code).toBe(1);
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      expect.objectContaining({ verdict: "finished", output: "many\nt\n" }),
      expect.objectContaining({
        verdict: "threw",
        error: expect.objectContaining({ name: "42703", line: 2, column: 8 }),
      }),
    ]);
  });
});
