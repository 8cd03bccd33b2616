import type { Exercise } from "@taiyari/domain/learning";
import { assertNever } from "@taiyari/domain/result";
import type { TaskLimits } from "../workers/limits.ts";
import { createProcessPool } from "../workers/process-pool.ts";
import { createTurns } from "../workers/turns.ts";
import type { JudgedAnswer, JudgeTask } from "./tasks.ts";

/**
 * Judges queries on the server, in a process of its own: whatever a query does there costs that process and its own
 * verdict, nothing else. One at a time, and people take turns. Throws for a mistake in the exercise itself.
 */
export interface AnswerJudge {
  readonly judge: (person: string, exercise: Exercise, text: string) => Promise<JudgedAnswer>;
  readonly close: () => Promise<void>;
}

/** Node runs the source as it is; a bundle has the worker beside it, as JavaScript. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./judge.worker.ts" : "./judge.worker.js",
  import.meta.url,
);

/**
 * Of one answer. The engine ends endless queries by itself, on each of the two data sets; these limits are for what it
 * cannot end. The first answer also waits for the databases, which may have to be made.
 */
const LIMITS: TaskLimits = { processorMs: 120_000, wallMs: 180_000, memoryMb: 1_536 };
const HEAP_LIMIT_MB = 512;

/** Starts no process before the first answer; one that has nothing to do ends after a minute. */
export function createAnswerJudge({
  limits = LIMITS,
  worker: module = WORKER,
}: { readonly limits?: TaskLimits; readonly worker?: URL } = {}): AnswerJudge {
  const pool = createProcessPool({ module, heapLimitMb: HEAP_LIMIT_MB, keepFree: 0 });
  const turns = createTurns({ places: 1, perPerson: 1 });
  return {
    judge: (person, exercise, text) =>
      turns.run(person, async () => {
        const end = await pool.run({ task: { exercise, text } satisfies JudgeTask }, limits);
        switch (end.kind) {
          case "done":
            return end.value as JudgedAnswer;
          case "failed":
            throw new Error(`an answer could not be judged: ${end.error}`);
          case "stopped":
            return wrong(
              end.reason === "memory"
                ? "The query needed more memory than there is."
                : "The query took too long.",
            );
          case "died":
            return wrong("The query ended the database engine.");
          default:
            return assertNever(end);
        }
      }),
    close: () => pool.close(),
  };
}

function wrong(finding: string): JudgedAnswer {
  return { isRight: false, finding };
}
