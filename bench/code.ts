import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { brotliCompressSync, constants } from "node:zlib";
import { makeRunnerFiles } from "@taiyari/code-runner/build";
import { openRunner, type OpenRunner } from "@taiyari/code-runner/node";
import type { RunOutcome } from "@taiyari/domain/practice";
import { findBrowser } from "../tools/browser.ts";
import { ROOT } from "../tools/run.ts";
import { median, percentile95, table } from "./table.ts";

const COLD_RUNS = 5;
const LATER_RUNS = 20;
const LIMIT_MS = 1_000;

type FrameLanguage = "javascript" | "typescript" | "python";

/** A function of a problem with three cases, and a loop without an end. */
const CODE: Readonly<Record<FrameLanguage, { readonly right: string; readonly endless: string }>> =
  {
    javascript: {
      right:
        "export function total(prices) { return prices.reduce((sum, price) => sum + price, 0); }",
      endless: "while (true);",
    },
    typescript: {
      right:
        "export function total(prices: number[]): number { return prices.reduce((sum, price) => sum + price, 0); }",
      endless: "while (true as boolean);",
    },
    python: { right: "def total(prices):\n    return sum(prices)", endless: "while True: pass" },
  };

/** What code in the page costs: from asking for a run to its outcome, in a browser of its own on this machine. */
export async function measureCode(): Promise<string> {
  const program = await findBrowser();
  const rows: (string | number)[][] = [
    [
      "",
      "first run",
      "later runs: median, p95",
      "a loop with a limit of 1 s ends after",
      "the run after it",
      "bytes as sent",
    ],
  ];
  for (const language of ["javascript", "typescript", "python"] as const) {
    const first: number[] = [];
    const later: number[] = [];
    let ended = 0;
    let next = 0;
    for (let round = 0; round < COLD_RUNS; round += 1) {
      const runner = await openRunner({ program, root: ROOT });
      await runner.start();
      first.push(await timeOf(() => runRight(runner, language)));
      for (let at = 0; at < LATER_RUNS; at += 1) {
        later.push(await timeOf(() => runRight(runner, language)));
      }
      if (round === 0) {
        ended = await timeOf(() => runEndless(runner, language));
        next = await timeOf(() => runRight(runner, language));
      }
      await runner.close();
    }
    rows.push([
      language,
      `${Math.round(median(first))} ms`,
      `${Math.round(median(later))} ms, ${Math.round(percentile95(later))} ms`,
      `${Math.round(ended)} ms`,
      `${Math.round(next)} ms`,
      await sentBytes(language === "python" ? /^python/u : /^javascript$/u),
    ]);
  }
  return table("Code", rows);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function runRight(runner: OpenRunner, language: FrameLanguage): Promise<void> {
  const cases = [[[120, 380]], [[]], [[1, 2, 3]]].map((input) => ({ input }));
  const code = CODE[language].right;
  const outcome = await runner.run({ kind: "function", language, name: "total", code, cases });
  expectStatus(outcome, "finished");
}

async function runEndless(runner: OpenRunner, language: FrameLanguage): Promise<void> {
  const code = CODE[language].endless;
  const asked = { kind: "program", language, code, stdin: "", limitMs: LIMIT_MS } as const;
  expectStatus(await runner.run(asked), "timed-out");
}

/** A figure of something that went wrong would say nothing. */
function expectStatus(outcome: RunOutcome, status: RunOutcome["status"]): void {
  if (outcome.status !== status) throw new Error(JSON.stringify(outcome));
}

async function sentBytes(names: RegExp): Promise<string> {
  const { files } = await makeRunnerFiles(ROOT);
  let sum = 0;
  for (const { name, path } of files) {
    if (!names.test(name)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    sum += brotliCompressSync(await readFile(path), { params }).length;
  }
  return `${(sum / 1000).toFixed(0)} KB`;
}
