import { MAX_CODE_BYTES, type PracticeLanguage } from "@taiyari/domain/learning";
import type { Verdict } from "@taiyari/domain/practice";
import type { ProblemProgress, Submission } from "@taiyari/domain/practice/progress";
import { recordLearning, useLearning } from "../../../shared/learning/learning.ts";

/** A run or submission that was judged, or could not be. */
export interface Tried {
  readonly language: PracticeLanguage;
  readonly code: string;
  readonly verdict: Pick<Verdict, "status"> & {
    readonly passed: number;
    readonly total: number;
    readonly cases: string;
  };
  /** The mock round it belongs to; null for none. */
  readonly round: string | null;
}

/** How far somebody is with a problem, and what they may do with it. */
export interface Standing {
  /** Submissions on all devices, the latest last. */
  readonly submissions: readonly Submission[];
  readonly failed: number;
  /** How many hints of the ladder are open. */
  readonly hints: number;
  readonly note: string;
  readonly isSolved: boolean;
  readonly isRevealed: boolean;
  /** When its concept is due, milliseconds since 1970; null where nobody knows. */
  readonly comesBackAt: number | null;
  readonly opened: () => void;
  readonly ran: (tried: Tried) => void;
  readonly submitted: (tried: Tried) => void;
  readonly sawHint: (number: number) => void;
  readonly revealed: () => void;
  readonly keepNote: (text: string) => void;
}

/** @param topic  the concept the problem is reviewed by */
export function useStanding(problem: string, topic: string): Standing {
  const { practice } = useLearning();
  const progress = practice.problems.get(problem);
  const { submissions, hints, note, isRevealed } = progress ?? NOTHING;
  return {
    submissions,
    failed: submissions.filter(({ result }) => result !== "passed").length,
    hints,
    note,
    isSolved: (progress?.solvedAt ?? null) !== null,
    isRevealed,
    comesBackAt: practice.concepts.get(topic)?.memory?.dueAt ?? null,
    opened() {
      if (!progress) recordLearning({ kind: "problem-opened", problem });
    },
    ran({ language, verdict: { passed, total } }) {
      recordLearning({ kind: "problem-run", problem, language, passed, total });
    },
    submitted({ language, code, verdict, round }) {
      const { passed, total, cases } = verdict;
      recordLearning({
        kind: "problem-submitted",
        problem,
        topic,
        language,
        code: fitting(code),
        result: resultOf(verdict.status),
        passed,
        total,
        cases,
        hints,
        round,
      });
    },
    sawHint(hint) {
      if (hint > hints) recordLearning({ kind: "problem-hint", problem, hint });
    },
    revealed: () => recordLearning({ kind: "problem-revealed", problem, topic }),
    keepNote: (text) => recordLearning({ kind: "problem-note", problem, text }),
  };
}

const NOTHING: Pick<ProblemProgress, "submissions" | "hints" | "note" | "isRevealed"> = {
  submissions: [],
  hints: 0,
  note: "",
  isRevealed: false,
};

/** What is too long to be kept is left out; it was judged all the same. */
function fitting(code: string): string {
  return new TextEncoder().encode(code).length <= MAX_CODE_BYTES ? code : "";
}

function resultOf(status: Verdict["status"]): Submission["result"] {
  switch (status) {
    case "passed":
    case "failed":
    case "timed-out":
    case "out-of-memory":
      return status;
    case "not-valid":
    case "no-function":
    case "threw":
    case "stopped":
    case "runner-failed":
      return "not-run";
  }
}
