import { isSolved, type Mark, type Round, type RoundProblem, STEPS } from "./round.ts";

export type Phase = "read" | "plan" | "write" | "test";

/** A stretch of a round that was spent on one thing, in seconds since its beginning. */
export interface Stretch {
  readonly phase: Phase;
  readonly from: number;
  readonly to: number;
}

export interface Finding {
  readonly isGood: boolean;
  readonly text: string;
}

export interface ProblemReport {
  readonly problem: RoundProblem;
  readonly isSolved: boolean;
  /** Of the best submission, or else of the last run; null where nothing was run. */
  readonly best: { readonly passed: number; readonly total: number } | null;
  readonly seconds: number;
  readonly stretches: readonly Stretch[];
  /** Runs and submissions. */
  readonly tries: readonly { readonly at: number; readonly isPassed: boolean }[];
  /** When writing began without a plan; null where there was one, or nothing was written. */
  readonly unplannedAt: number | null;
  readonly findings: readonly Finding[];
}

/** Where the time of a round went, and what was said. */
export function reportOf(round: Round): readonly ProblemReport[] {
  return round.problems.map((problem) => reportOfProblem(problem, round.endedAt ?? 0));
}

function reportOfProblem(problem: RoundProblem, endedAt: number): ProblemReport {
  const { marks, said } = problem;
  const spans = spansOf(marks, endedAt);
  const typedAt = marks.find(({ kind }) => kind === "typed")?.at ?? null;
  const triedAt = marks.find(({ kind }) => kind === "run" || kind === "submitted")?.at ?? null;
  const planAt = said.find(({ step }) => step === "plan")?.at ?? null;
  const isPlanned = planAt !== null && (typedAt === null || planAt <= typedAt);
  const phaseAt = (at: number): Phase => {
    if (triedAt !== null && at >= triedAt) return "test";
    if (typedAt !== null && at >= typedAt) return "write";
    return isPlanned && at >= askedAt(problem) ? "plan" : "read";
  };
  const edges = [typedAt, triedAt, isPlanned ? askedAt(problem) : null].filter(
    (edge) => edge !== null,
  );
  const judged = marks.filter(
    (mark): mark is Judged => mark.kind === "run" || mark.kind === "submitted",
  );
  const submitted = judged.filter(({ kind }) => kind === "submitted");
  const best = (submitted.length > 0 ? submitted : judged).toSorted(
    (a, b) => b.passed - a.passed,
  )[0];
  const report = {
    problem,
    isSolved: isSolved(problem),
    best: best ? { passed: best.passed, total: best.total } : null,
    seconds: spans.reduce((sum, { from, to }) => sum + to - from, 0),
    stretches: spans.flatMap((span) => cut(span, edges, phaseAt)),
    tries: judged.map(({ at, passed, total }) => ({ at, isPassed: passed === total })),
    unplannedAt: typedAt !== null && !isPlanned ? typedAt : null,
  };
  return { ...report, findings: findingsOf(report, judged) };
}

/** When reading and asking was over: at the last of what was said of it, else at once. */
function askedAt({ said, marks }: RoundProblem): number {
  const times = said.filter(({ step }) => step === "say" || step === "ask").map(({ at }) => at);
  return times.length > 0 ? Math.max(...times) : (marks[0]?.at ?? 0);
}

type Judged = Extract<Mark, { readonly passed: number }>;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** When the problem was on the screen. */
function spansOf(marks: readonly Mark[], endedAt: number): readonly Span[] {
  const spans: Span[] = [];
  let from: number | null = null;
  for (const { kind, at } of marks) {
    if (kind === "shown") from = at;
    if (kind === "left" && from !== null) {
      if (at > from) spans.push({ from, to: at });
      from = null;
    }
  }
  return from === null || endedAt <= from ? spans : [...spans, { from, to: endedAt }];
}

function cut(
  { from, to }: Span,
  edges: readonly number[],
  phaseAt: (at: number) => Phase,
): readonly Stretch[] {
  const inside = [...new Set(edges)].filter((edge) => edge > from && edge < to);
  const bounds = [from, ...inside.toSorted((a, b) => a - b), to];
  return bounds.slice(1).map((end, at) => {
    const start = bounds[at] ?? from;
    return { phase: phaseAt(start), from: start, to: end };
  });
}

function findingsOf(
  report: Omit<ProblemReport, "findings">,
  judged: readonly Judged[],
): readonly Finding[] {
  const { problem, best, unplannedAt } = report;
  const has = (step: string) => problem.said.some((one) => one.step === step);
  const findings: Finding[] = [
    has("ask")
      ? { isGood: true, text: "Asked about what is not said before writing" }
      : { isGood: false, text: "Nothing asked: which inputs may come?" },
    unplannedAt === null && has("plan")
      ? { isGood: true, text: "Plan said before the first line" }
      : { isGood: false, text: has("plan") ? "Plan said after writing began" : "No plan said" },
    has("cost")
      ? { isGood: true, text: "Cost said" }
      : { isGood: false, text: "Cost not said: how time and memory grow" },
  ];
  if (!best) findings.push({ isGood: false, text: "Nothing was run" });
  else if (report.isSolved)
    findings.push({
      isGood: true,
      text: problem.language === "sql" ? "Right on both data sets" : `All ${best.total} tests pass`,
    });
  else if (!judged.some(({ kind }) => kind === "submitted"))
    findings.push({ isGood: false, text: "Not handed in: the hidden tests did not run" });
  else
    findings.push({
      isGood: false,
      text:
        problem.language === "sql"
          ? `Right on ${best.passed === 0 ? "no" : "one"} data set of two`
          : `${best.passed} of ${best.total} tests pass`,
    });
  return findings;
}

/** How many of the steps were noted, of how many. */
export function saidOf(round: Round): { readonly said: number; readonly of: number } {
  return {
    said: round.problems.reduce((sum, { said }) => sum + said.length, 0),
    of: round.problems.length * STEPS.length,
  };
}
