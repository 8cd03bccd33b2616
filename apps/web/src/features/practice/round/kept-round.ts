import type { PracticeAct } from "@taiyari/domain/learning";
import type { ProblemEntry } from "@taiyari/domain/practice";
import type { EndedRound } from "@taiyari/domain/practice/progress";
import { type Mark, type Round, STEPS } from "./round.ts";

/** A round that is over, as it is kept. */
export function actOf(round: Round): PracticeAct {
  return {
    kind: "round-ended",
    round: round.id,
    startedAt: new Date(round.startedAt).toISOString(),
    seconds: round.endedAt ?? 0,
    parts: round.problems.map(({ slug, topic, language, marks, said }) => ({
      problem: slug,
      topic,
      language,
      marks: marks.map((mark) => ({ passed: 0, total: 0, ...mark })),
      said,
    })),
  };
}

/** The same the other way. A problem that there is no more is called by its slug. */
export function roundOf(kept: EndedRound, problems: readonly ProblemEntry[]): Round {
  return {
    id: kept.round,
    startedAt: Date.parse(kept.startedAt),
    endedAt: kept.seconds,
    active: 0,
    problems: kept.parts.map(({ problem, topic, language, marks, said }) => ({
      slug: problem,
      title: problems.find(({ slug }) => slug === problem)?.title ?? problem,
      topic,
      language,
      said: said.flatMap(({ step, text, at }) => {
        const known = STEPS.find(({ id }) => id === step);
        return known ? [{ step: known.id, text, at }] : [];
      }),
      marks: marks.map(({ kind, at, passed, total }): Mark =>
        kind === "run" || kind === "submitted" ? { kind, at, passed, total } : { kind, at },
      ),
    })),
  };
}
