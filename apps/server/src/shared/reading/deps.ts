import type { Clock } from "../../adapters/clock.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { ResumeWorkers } from "../../adapters/resumes/resume-workers.ts";
import type { Db } from "../../db/client.ts";
import type { Log } from "../../http/error-log.ts";
import type { ResumeRules } from "../rules/rules.ts";

/** What reading an uploaded file takes. */
export interface ReadingDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly workers: ResumeWorkers;
  readonly rules: ResumeRules;
  readonly log: Log;
}
