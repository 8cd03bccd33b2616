import { READ_TIME_LIMIT_MS, READ_WALL_LIMIT_MS, type ReadProblem } from "@taiyari/domain/resume";
import { assertNever, fail, ok, type Result } from "@taiyari/domain/result";
import type { StopReason, TaskLimits } from "../workers/limits.ts";
import { createProcessPool, type Task, type TaskEnd } from "../workers/process-pool.ts";
import { createTurns } from "../workers/turns.ts";
import type {
  AnswerInput,
  CorrectionInput,
  ReportInput,
  ResumeAnswers,
  ResumeTask,
} from "./tasks.ts";

/**
 * Reads and scores resumes in processes of their own, with limits of time and memory. Whatever a file does there costs
 * its process and its own outcome, nothing else.
 *
 * People take turns: who asks for much waits behind others who ask for little. `person` is whose turn it is. All of
 * it throws for a bug in the rules.
 */
export interface ResumeWorkers {
  /**
   * Reads one file of any accepted format and understands it.
   *
   * @param find  called when its turn has come: gives what opens the file, or null when it is not wanted any more
   * @returns     null when it was not wanted any more
   */
  readonly read: (
    person: string,
    find: () => Promise<OpenFile | null>,
    today: number,
  ) => Promise<ResumeAnswers["read"] | null>;
  readonly report: (person: string, input: ReportInput) => Promise<Outcome<"report">>;
  readonly correct: (person: string, input: CorrectionInput) => Promise<Outcome<"correct">>;
  readonly readJob: (person: string, description: string) => Promise<Outcome<"read-job">>;
  /** Answers a question about a report by rules. */
  readonly answer: (person: string, input: AnswerInput) => Promise<Outcome<"answer">>;
  /** Makes a process ready, so that the first who needs one does not wait for its start. */
  readonly warmUp: () => void;
  /** Ends all processes. Files that are being read are given up. */
  readonly close: () => Promise<void>;
}

/** Opens a file from its beginning; called again should a process die. */
export type OpenFile = NonNullable<Task["openFile"]>;

/** What a worker answers, or why the work was given up. */
type Outcome<Kind extends keyof ResumeAnswers> = Result<ResumeAnswers[Kind], WorkProblem>;

/** Why work was given up. The same words as for a file that cannot be read. */
export type WorkProblem = Exclude<ReadProblem, { kind: "no-text" | "not-a-pdf" | "encrypted" }>;

export interface ResumeWorkersOptions {
  readonly limits?: Partial<TaskLimits>;
  /** JavaScript memory of one process, in megabytes. */
  readonly heapLimitMb?: number;
  /** The worker's module; tests give one that misbehaves. */
  readonly worker?: URL;
}

/** Node runs the source as it is; a bundle has the worker beside it, as JavaScript. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./resume.worker.ts" : "./resume.worker.js",
  import.meta.url,
);

/**
 * Files that are read at the same time, one for one person, and beside them scores and job descriptions: a file may
 * take seconds, and so nobody who only looks at a report waits for files. One that was made to be slow to score takes
 * its one place, and leaves the other to the rest.
 */
const READING = { places: 2, perPerson: 1 };
const SCORING = { places: 2, perPerson: 1 };

/** A process that has read resumes holds some 150 MB. */
const MEMORY_LIMIT_MB = 640;

/** Makes workers. The first task, or `warmUp`, starts the first process. */
export function createResumeWorkers({
  limits: given = {},
  heapLimitMb = 384,
  worker: module = WORKER,
}: ResumeWorkersOptions = {}): ResumeWorkers {
  const limits: TaskLimits = {
    processorMs: READ_TIME_LIMIT_MS,
    wallMs: READ_WALL_LIMIT_MS,
    memoryMb: MEMORY_LIMIT_MB,
    ...given,
  };
  const pool = createProcessPool({ module, heapLimitMb, keepFree: 1 });
  const [reading, scoring] = [createTurns(READING), createTurns(SCORING)];

  async function perform<Kind extends keyof ResumeAnswers>(
    task: ResumeTask & { readonly kind: Kind },
    openFile?: OpenFile,
  ): Promise<Outcome<Kind>> {
    const end = await pool.run({ task, ...(openFile && { openFile }) }, limits);
    return outcomeOf(end, limits) as Outcome<Kind>;
  }

  return {
    read: (person, find, today) =>
      reading.run(person, async () => {
        const openFile = await find();
        if (!openFile) return null;
        const read = await perform({ kind: "read", today }, openFile);
        return read.ok ? read.value : read;
      }),
    report: (person, input) => scoring.run(person, () => perform({ kind: "report", ...input })),
    correct: (person, input) => scoring.run(person, () => perform({ kind: "correct", ...input })),
    readJob: (person, description) =>
      scoring.run(person, () => perform({ kind: "read-job", description })),
    answer: (person, input) => scoring.run(person, () => perform({ kind: "answer", ...input })),
    warmUp() {
      // Should it fail, the first task says so to whoever gave it.
      perform({ kind: "warm-up" }).catch(() => undefined);
    },
    close: () => pool.close(),
  };
}

function outcomeOf(end: TaskEnd, limits: TaskLimits): Result<unknown, WorkProblem> {
  switch (end.kind) {
    case "done":
      return ok(end.value);
    case "failed":
      throw new Error(`a resume worker failed: ${end.error}`);
    case "stopped":
      return fail(problemOf(end.reason, limits));
    case "died":
      // No limit was reached and no memory missing: the file itself ends whatever reads it.
      return fail({ kind: "damaged" });
    default:
      return assertNever(end);
  }
}

function problemOf(reason: StopReason, { processorMs, wallMs }: TaskLimits): WorkProblem {
  switch (reason) {
    case "processor":
      return { kind: "timed-out", afterMs: processorMs };
    case "wall":
      return { kind: "server-busy", afterMs: wallMs };
    case "memory":
      return { kind: "too-large", limit: "memory" };
    default:
      return assertNever(reason);
  }
}
