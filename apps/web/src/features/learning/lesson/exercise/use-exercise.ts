import { useState } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { keyOf, type ExerciseProgress } from "@taiyari/domain/learning/progress";
import type { Verdict } from "@taiyari/domain/sql";
import { sql } from "../../../../lib/sql/sql.ts";
import { recordLearning, useLearning } from "../../../../shared/learning/learning.ts";
import { useLesson } from "../lesson-context.ts";
import type { SqlOutcome } from "../../sql/sql-outcome.ts";
import { keepAnswer, keptAnswer } from "./kept-answers.ts";

/** An answer as it is worked on. */
export interface ExerciseAnswer {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Null before anything was run, and after a reset. */
  readonly outcome: SqlOutcome | null;
  readonly busy: "running" | "checking" | null;
  readonly run: () => Promise<void>;
  readonly check: () => Promise<void>;
  readonly reset: () => void;
  readonly hintsSeen: number;
  readonly seeHint: (number: number) => void;
  /** Whether it was solved at any time, on any device. */
  readonly isSolved: boolean;
  readonly isRevealed: boolean;
  readonly reveal: () => void;
  readonly progress: ExerciseProgress | undefined;
}

/** Runs and judges what is typed, keeps the text on this device, and records what came of it. */
export function useExercise(exercise: LearnerExercise): ExerciseAnswer {
  const { slug } = useLesson();
  const key = keyOf(slug, exercise.id);
  const learning = useLearning();
  const progress = learning.progress.exercises.get(key);
  const [typed, setTyped] = useState(() => keptAnswer(key));
  const [outcome, setOutcome] = useState<SqlOutcome | null>(null);
  const [busy, setBusy] = useState<ExerciseAnswer["busy"]>(null);
  const [hintsSeen, setHintsSeen] = useState(0);
  // What was typed here; else the last answer of any device; else what the author gave to begin with.
  const text = typed ?? (progress?.text === "" ? undefined : progress?.text) ?? exercise.start;

  function setText(next: string) {
    setTyped(next);
    keepAnswer(key, next);
  }

  async function during(
    kind: NonNullable<ExerciseAnswer["busy"]>,
    work: () => Promise<SqlOutcome>,
  ) {
    if (busy) return;
    setBusy(kind);
    setOutcome(await work());
    setBusy(null);
  }

  function run() {
    return during("running", async () => ({
      kind: "ran",
      sql: text,
      answer: await sql.run(text, exercise.data?.visible ?? null),
    }));
  }

  function check() {
    return during("checking", async () => {
      const answer = await sql.check(exercise, text, { page: slug });
      if (answer.kind === "done") record(answer.answer);
      return { kind: "checked", answer, sql: text };
    });
  }

  function record({ kind }: Verdict) {
    const about = { page: slug, exercise: exercise.id, hints: hintsSeen, text };
    if (kind === "right") recordLearning({ kind: "exercise-solved", ...about });
    else if (kind !== "empty")
      recordLearning({ kind: "exercise-attempted", verdict: kind, ...about });
  }

  return {
    text,
    setText,
    outcome,
    busy,
    run,
    check,
    reset() {
      setText(exercise.start);
      setOutcome(null);
      if (outcome) void sql.reset(exercise.data?.visible ?? null);
    },
    hintsSeen,
    seeHint: (number) => setHintsSeen((seen) => Math.max(seen, number)),
    isSolved: progress !== undefined && progress.solvedAt !== null,
    isRevealed: progress?.isRevealed === true,
    reveal() {
      if ((progress?.solvedAt ?? null) === null)
        recordLearning({ kind: "exercise-revealed", page: slug, exercise: exercise.id });
    },
    progress,
  };
}
