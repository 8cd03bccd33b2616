import { openWorkerLine, type WorkerLike, type WorkerLine } from "../workers/worker-line.ts";
import type { Answers, Question } from "./messages.ts";

export type { WorkerLike } from "../workers/worker-line.ts";

/** Reads, draws and scores documents beside the page, so that nothing on it waits. */
export type Documents = WorkerLine<Question, Answers>;

const startWorker = (): WorkerLike =>
  new Worker(new URL("./documents.worker.ts", import.meta.url), { type: "module" });

/** Starts a worker of its own. The caller closes it. */
export function openDocuments(start: () => WorkerLike = startWorker): Documents {
  return openWorkerLine(start(), (question) =>
    question.kind === "open" ? [question.bytes.buffer] : [],
  );
}
