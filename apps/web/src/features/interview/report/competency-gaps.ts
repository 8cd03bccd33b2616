import type { InterviewCompetency, InterviewReport } from "@taiyari/domain/interview";
import type { StepGap } from "@taiyari/domain/next-steps";
import type { ShownInterview } from "./shown-interview.ts";
import { latestTries } from "./tries.ts";

/** Of 25 points of an answer: below it, it is named as something to work on. 60 of 100 is where the score is no longer low. */
const WEAK_BELOW = 15;

const NAMES: Readonly<Record<InterviewCompetency, string>> = {
  communication: "communication",
  prioritisation: "prioritisation",
  analysis: "analysis",
  ownership: "ownership",
  ethics: "ethics",
  collaboration: "collaboration",
  knowledge: "knowledge",
  motivation: "motivation",
};

/** The competencies whose questions were answered below 60 of 100 in the mean, the weakest first. */
export function competencyGaps(
  { interview }: Pick<ShownInterview, "interview">,
  { answers }: Pick<InterviewReport, "answers">,
): readonly StepGap[] {
  const points = new Map<InterviewCompetency, number[]>();
  for (const answer of latestTries(answers)) {
    const competency = interview.plan[answer.question]?.question.competency;
    if (competency) points.set(competency, [...(points.get(competency) ?? []), answer.points]);
  }
  return [...points]
    .map(([id, all]) => ({ id, mean: all.reduce((sum, one) => sum + one, 0) / all.length }))
    .filter(({ mean }) => mean < WEAK_BELOW)
    .toSorted((a, b) => a.mean - b.mean)
    .map(({ id, mean }) => ({
      kind: "competency",
      id,
      role: interview.setup.role,
      why: `Questions about ${NAMES[id]} had ${Math.round(mean * 4)} of 100 here`,
    }));
}
