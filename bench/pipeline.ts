import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { run } from "../tools/run.ts";
import { timesInBrowser } from "./browser-pipeline.ts";
import { labelledJobs } from "./matching.ts";
import { testSet } from "./resumes.ts";
import { median, table } from "./table.ts";

interface Round {
  readonly file: string;
  readonly pages: number;
  readonly source: number;
  readonly reading: number;
  readonly report: number;
}

/**
 * How long it takes to open a resume, understand it and score it against a job description, warm, in one thread:
 * a Markdown table with medians in milliseconds by number of pages, and one file in a worker of the browser.
 */
export async function measurePipeline(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-pipeline-"));
  try {
    const [set, [job]] = await Promise.all([testSet(folder, "development"), labelledJobs()]);
    const jobFile = path.join(folder, "job.txt");
    await writeFile(jobFile, job?.text ?? "");
    const ran = await run("node", ["bench/pipeline-run.ts", jobFile, ...set.map(({ pdf }) => pdf)]);
    if (ran.code !== 0) throw new Error(ran.output);
    const rounds: Round[] = ran.output
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    const byPages = Map.groupBy(rounds, ({ pages }) => pages);
    const rows = [...byPages]
      .toSorted(([a], [b]) => a - b)
      .map(([pages, own]) => rowOf(pages, own));
    const two = rounds.find(({ pages }) => pages === 2)?.file;
    const browser = two ? await timesInBrowser(two, job?.text ?? "") : [];
    return table("Open, read and score, warm, ms (median)", [
      ["resumes", "open the file", "read", "score and match", "all", "slowest file"],
      ...rows,
      ["one of 2 pages, in Chromium's worker", "", "", "", median(browser).toFixed(1), ""],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(pages: number, rounds: readonly Round[]): (string | number)[] {
  const files = [...Map.groupBy(rounds, ({ file }) => file).values()];
  const all = (round: Round) => round.source + round.reading + round.report;
  const ms = (part: (round: Round) => number) => median(rounds.map(part)).toFixed(1);
  return [
    `${files.length} of ${pages} ${pages === 1 ? "page" : "pages"}`,
    ms(({ source }) => source),
    ms(({ reading }) => reading),
    ms(({ report }) => report),
    ms(all),
    Math.max(...files.map((own) => median(own.map(all)))).toFixed(1),
  ];
}
