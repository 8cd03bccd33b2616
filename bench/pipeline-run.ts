import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { prepareThread, readSource } from "@taiyari/documents";
import { readResume } from "@taiyari/domain/read";
import { reportOn } from "@taiyari/domain/report";
import type { ReportTarget } from "@taiyari/domain/resume";

/** Rounds before the clock counts, and rounds that count. */
const WARM_UP = 12;
const ROUNDS = 25;

const TODAY = 20_777;

const TARGET: Omit<ReportTarget, "jobDescription"> = {
  role: "",
  industry: "",
  years: null,
  isDomainSwitch: false,
  level: null,
};

/**
 * `node bench/pipeline-run.ts JOB PDF…`: reads, understands, and scores each resume against a job description, over
 * and over in one thread, and prints `{ file, pages, source, reading, report }` for each round that counts, in
 * milliseconds, a line each.
 */
async function measure(job: string, files: readonly string[]): Promise<void> {
  prepareThread();
  const careers = loadCareers(path.join(import.meta.dirname, "..", "content"));
  const target = { ...TARGET, jobDescription: await readFile(job, "utf8") };
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [i, content] of contents.entries()) {
      const started = performance.now();
      const source = await readSource(new Uint8Array(content));
      if (!source.ok) continue;
      const opened = performance.now();
      const reading = readResume(source.value);
      const read = performance.now();
      const { format, pages, tagged } = source.value;
      const facts = {
        format,
        bytes: content.length,
        pages: pages.length,
        tagged,
        today: TODAY,
      };
      reportOn(reading, facts, target, careers);
      const ended = performance.now();
      if (round < WARM_UP) continue;
      const times = { source: opened - started, reading: read - opened, report: ended - read };
      console.log(JSON.stringify({ file: files[i], pages: pages.length, ...times }));
    }
  }
}

const [job = "", ...files] = process.argv.slice(2);
await measure(job, files);
