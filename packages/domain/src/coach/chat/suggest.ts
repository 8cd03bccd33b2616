import type { MatchedTerm, Report } from "../../resume/report.ts";
import { scoreClass } from "../../resume/report.ts";
import { AXIS_NAMES } from "./answers/citations.ts";

/** Questions that are suggested at once. */
const MOST = 3;

/**
 * Questions worth asking of a report that were not asked yet, at most three: the ones that it has most to say about.
 *
 * @param asked  what earlier questions were about: `ChatAnswer.about`
 */
export function suggestedQuestions(
  { score, axes, checks, improvements, match }: Report,
  asked: readonly string[],
  hasPrevious: boolean,
): readonly string[] {
  const goal = { low: 60, medium: 80, high: 90 }[scoreClass(score)];
  const named = (isIt: (term: MatchedTerm) => boolean) => match?.terms.find(isIt)?.term;
  const weakest = axes
    .filter(({ points, maxPoints }) => points < maxPoints)
    .toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)[0];
  const lacks = (id: string) =>
    checks.some((check) => check.id === id && check.points < check.maxPoints);
  const must = named(({ standing, need }) => standing === "missing" && need === "must");
  const weak = named(({ standing }) => standing === "weak");
  const questions: readonly (readonly [about: string, question: string | null])[] = [
    [
      "axis",
      weakest &&
        `Why is ${AXIS_NAMES[weakest.axis]} only ${weakest.points} of ${weakest.maxPoints}?`,
    ],
    ["past", improvements.length > 0 && score < goal ? `What gets me past ${goal}?` : null],
    ["must", must === undefined ? null : `Is ${must} a must?`],
    ["weak-bullets", lacks("achievements") ? "Which bullets are weak?" : null],
    ["evidence", weak === undefined ? null : `Have I evidence for ${weak}?`],
    ["gap", lacks("timeline") ? "How would I explain the gap?" : null],
    ["changes", hasPrevious ? "What changed since the last report?" : null],
    ["first", "What should I do first?"],
    ["ats", "Will an ATS read it?"],
    ["fit", match ? "Am I fit for this role?" : null],
    ["strengths", "What is good about my resume?"],
    ["how-scored", "How is the score made?"],
  ].map(([about, question]) => [about ?? "", question ?? null] as const);
  return questions
    .filter(([about]) => !asked.includes(about))
    .flatMap(([, question]) => question ?? [])
    .slice(0, MOST);
}
