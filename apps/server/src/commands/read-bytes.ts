import { Readable } from "node:stream";
import type { ReadProblem } from "@taiyari/domain/resume";
import { fail, type Result } from "@taiyari/domain/result";
import { systemClock } from "../adapters/clock.ts";
import type { ResumeWorkers } from "../adapters/resumes/resume-workers.ts";
import type { ReadFile } from "../adapters/resumes/tasks.ts";
import { dayNumber } from "../shared/dates/india.ts";

/** Whoever types commands is alone here. */
export const NOBODY_ELSE = "";

/** Reads a file for a command. */
export async function readBytes(
  workers: ResumeWorkers,
  bytes: Uint8Array,
): Promise<Result<ReadFile, ReadProblem>> {
  const open = () => Promise.resolve(Readable.from([bytes]));
  const read = await workers.read(
    NOBODY_ELSE,
    () => Promise.resolve(open),
    dayNumber(systemClock()),
  );
  return read ?? fail({ kind: "damaged" });
}
