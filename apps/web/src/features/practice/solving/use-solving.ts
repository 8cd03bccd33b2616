import { useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  judge,
  runCases,
  type CodeLanguage,
  type HiddenCases,
  type LearnerProblem,
  type Value,
  type Verdict,
} from "@taiyari/domain/practice";
import { code } from "../../../lib/code/code.ts";
import { hiddenCasesQuery } from "../../../shared/practice/problem-files.ts";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";
import { errorPlaceIn } from "../code/error-place-in.ts";

/** What one input of one's own gave. */
export type OwnResult = Awaited<ReturnType<typeof runCases>>;

/** What came of a run or a submission. */
export interface Solved {
  readonly kind: "run" | "submission";
  readonly verdict: Verdict;
  readonly language: CodeLanguage;
  /** What was run. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly own: { readonly input: readonly Value[]; readonly result: OwnResult } | null;
  readonly hidden: HiddenCases | null;
}

export type Busy = "running" | "submitting" | null;

export interface Solving {
  readonly busy: Busy;
  readonly result: Solved | null;
  /** Underlined in the editor. */
  readonly errorPlace: Place | null;
  readonly run: (own: readonly Value[] | null) => Promise<Solved | null>;
  /** Null where another is under way. */
  readonly submit: (failedBefore: number) => Promise<Solved | null>;
  readonly stop: () => void;
  readonly forget: () => void;
}

interface Attempt {
  readonly language: CodeLanguage;
  readonly text: string;
}

/** Runs what is written on the shown cases, or on all of them, and judges it. */
export function useSolving(problem: LearnerProblem, { language, text }: Attempt): Solving {
  const client = useQueryClient();
  const [busy, setBusy] = useState<Busy>(null);
  const [result, setResult] = useState<Solved | null>(null);
  const isBusy = useRef(false);

  async function during(kind: NonNullable<Busy>, work: () => Promise<Solved>) {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(kind);
    try {
      const made = await work();
      setResult(made);
      return made;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  const attempt = { language, code: text };
  const about = (kind: Solved["kind"], verdict: Verdict) =>
    ({ kind, verdict, language, text, at: Date.now(), own: null, hidden: null }) as const;

  return {
    busy,
    result,
    errorPlace: result?.text === text ? errorPlaceIn(text, result.verdict) : null,
    run: (own) =>
      during("running", async () => {
        const verdict = await judge(code.run, problem, attempt, { hidden: null, failedBefore: 0 });
        const isJudged = "cases" in verdict;
        return {
          ...about("run", verdict),
          own:
            own && isJudged
              ? { input: own, result: await runCases(code.run, problem, attempt, [own]) }
              : null,
        };
      }),
    submit: (failedBefore) =>
      during("submitting", async () => {
        let hidden: HiddenCases;
        try {
          hidden = await client.ensureQueryData(hiddenCasesQuery(problem.slug));
        } catch {
          return about("submission", {
            status: "runner-failed",
            message: "The hidden cases could not be fetched.",
          });
        }
        const verdict = await judge(code.run, problem, attempt, { hidden, failedBefore });
        return { ...about("submission", verdict), hidden };
      }),
    stop: code.stop,
    forget: () => setResult(null),
  };
}
