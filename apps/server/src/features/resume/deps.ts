import type { Careers } from "@taiyari/domain/careers";
import type { Clock } from "../../adapters/clock.ts";
import type { DocumentReader } from "../../adapters/documents/read-document.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Db } from "../../db/client.ts";
import type { Log } from "../../http/error-log.ts";
import type { ResumeRules } from "./rules.ts";

export interface ResumeDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  /** Where files stand while they arrive. On the same disk as the folder they are kept in. */
  readonly tempFolder: string;
  /** Reads files in a worker with limits of its own. */
  readonly readDocument: DocumentReader["read"];
  readonly rules: ResumeRules;
  readonly careers: Careers;
  /** Names their content. */
  readonly careersVersion: string;
  readonly log: Log;
}
