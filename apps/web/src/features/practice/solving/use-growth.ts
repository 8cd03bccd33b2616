import { useEffect, useState } from "react";
import type { Growth, LearnerProblem } from "@taiyari/domain/practice";
import { code } from "../../../lib/code/code.ts";
import type { Solved } from "./use-solving.ts";

/** How time grows with the input: being measured, known, or not to be known. */
export type GrowthState = "measuring" | Growth | null;

/** Measures a submission that was right each time it finished, when it has been judged. */
export function useGrowth(problem: LearnerProblem, result: Solved | null): GrowthState {
  const [measured, setMeasured] = useState<{
    readonly of: Solved;
    readonly growth: Growth | null;
  } | null>(null);
  const isWanted = result !== null && canBeMeasured(problem, result);

  useEffect(() => {
    if (!isWanted || !result || measured?.of === result) return undefined;
    const { growth } = problem;
    const inputs = result.hidden?.inputs ?? null;
    if (!growth || inputs === null) return undefined;
    let isOver = false;
    const attempt = { language: result.language, code: result.text };
    async function measure(of: Solved, wanted: NonNullable<typeof growth>, program: string) {
      const { growthOf, measureGrowth } = await import("./growth-rules.ts");
      const points = await measureGrowth(
        code.run,
        { ...problem, growth: wanted },
        attempt,
        program,
      );
      if (!isOver) setMeasured({ of, growth: growthOf(points, largestOf(problem, of)) });
    }
    void measure(result, growth, inputs);
    return () => {
      isOver = true;
    };
  }, [isWanted, problem, result, measured]);

  if (!isWanted) return null;
  return measured?.of === result ? measured.growth : "measuring";
}

function canBeMeasured({ growth }: LearnerProblem, { kind, verdict, hidden }: Solved): boolean {
  if (kind !== "submission" || growth === null || (hidden?.inputs ?? null) === null) return false;
  if (verdict.status === "passed") return true;
  return (
    verdict.status === "timed-out" &&
    verdict.cases.every(({ state }) => state !== "failed" && state !== "threw")
  );
}

/** The largest input of the problem. */
function largestOf({ growth }: LearnerProblem, { hidden }: Solved): number {
  const made = (hidden?.kinds ?? []).flatMap(({ cases }) =>
    cases.flatMap(({ input }) => (input.kind === "made" ? [input.n] : [])),
  );
  return Math.max(...made, made.length === 0 ? (growth?.sizes.at(-1) ?? 1) : 1);
}
