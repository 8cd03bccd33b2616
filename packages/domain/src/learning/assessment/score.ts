export interface StageScore {
  readonly stage: string;
  readonly right: number;
  readonly of: number;
}

export interface AssessmentScore {
  readonly right: number;
  readonly of: number;
  /** A whole number. */
  readonly percent: number;
  /** How many had to be right. */
  readonly needed: number;
  readonly isPassed: boolean;
  /** In the order in which the stages first come. */
  readonly stages: readonly StageScore[];
}

/** @param pass  per cent */
export function scoreOf(
  judged: readonly { readonly stage: string; readonly isRight: boolean }[],
  pass: number,
): AssessmentScore {
  const right = judged.filter(({ isRight }) => isRight).length;
  const of = judged.length;
  const needed = Math.ceil((of * pass) / 100);
  const stages = [...new Set(judged.map(({ stage }) => stage))].map((stage) => {
    const own = judged.filter((each) => each.stage === stage);
    return { stage, right: own.filter(({ isRight }) => isRight).length, of: own.length };
  });
  return {
    right,
    of,
    // Down, so that nobody reads 80% who lacks one.
    percent: of === 0 ? 0 : Math.floor((right * 100) / of),
    needed,
    isPassed: of > 0 && right >= needed,
    stages,
  };
}
