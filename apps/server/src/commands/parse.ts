import { toJsonResume } from "@taiyari/domain/convert";
import type { Reading } from "@taiyari/domain/resume";
import { createResumeWorkers, type ResumeWorkers } from "../adapters/resumes/resume-workers.ts";
import { openFile } from "./open-file.ts";
import { readBytes } from "./read-bytes.ts";

/**
 * `parse FILE...`: prints one JSON object per file, in the order given, all read by one process.
 *
 * `{"file", "resume", "ms", "pages"}` with the resume as JSON Resume, or `{"file", "problem"}`. A file that
 * cannot be opened gives a sentence on standard error instead, and exit code 1 at the end.
 */
export async function parse(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error("Name at least one file: parse FILE...");
    return 2;
  }
  const workers = createResumeWorkers();
  let exitCode = 0;
  try {
    for (const file of files) {
      const bytes = await openFile(file);
      if (bytes) console.log(JSON.stringify(await answerFor(file, bytes, workers)));
      else exitCode = 1;
    }
  } finally {
    await workers.close();
  }
  return exitCode;
}

async function answerFor(file: string, bytes: Uint8Array, workers: ResumeWorkers) {
  const start = performance.now();
  const outcome = await readBytes(workers, bytes);
  if (!outcome.ok) return { file, problem: outcome.problem.kind };

  const resume = toJsonResume(JSON.parse(outcome.value.reading) as Reading);
  const ms = Math.round((performance.now() - start) * 10) / 10;
  return { file, resume, ms, pages: outcome.value.document.pages };
}
