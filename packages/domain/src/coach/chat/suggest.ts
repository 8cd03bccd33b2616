import type { Report } from "../../resume/report.ts";
import { scoreClass } from "../../resume/report.ts";

/** Questions that are suggested at once. */
const MOST = 3;

/**
 * Questions worth asking of a report that were not asked yet, at most three: the ones that this report has most to say
 * about.
 *
 * @param asked  what was asked before, in any case
 */
export function suggestedQuestions(
  { score, axes, checks, improvements, match }: Report,
  asked: readonly string[],
  hasPrevious: boolean,
): readonly string[] {
  const known = new Set(asked.map(plain));
  const goal = { low: 60, medium: 80, high: 90 }[scoreClass(score)];
  const missing = (need: string) =>
    match?.terms.find((term) => term.standing === "missing" && term.need === need)?.term;
  const weakest = axes
    .filter(({ points, maxPoints }) => points < maxPoints)
    .toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)[0];
  const lacks = (id: string) =>
    checks.some((check) => check.id === id && check.points < check.maxPoints);
  const must = missing("must");
  const weak = match?.terms.find(({ standing }) => standing === "weak")?.term;
  const name = { readable: "Readable", content: "Content", match: "Match" };
  return [
    weakest ? `Why is ${name[weakest.axis]} only ${weakest.points} of ${weakest.maxPoints}?` : null,
    improvements.length > 0 && score < goal ? `What gets me past ${goal}?` : null,
    must === undefined ? null : `Is ${must} a must?`,
    lacks("achievements") ? "Which bullets are weak?" : null,
    weak === undefined ? null : `Have I evidence for ${weak}?`,
    lacks("timeline") ? "How would I explain the gap?" : null,
    hasPrevious ? "What changed since the last report?" : null,
    "What should I do first?",
    "Will an ATS read it?",
    match ? "Am I fit for this role?" : null,
    "What is good about my resume?",
    "How is the score made?",
  ]
    .filter((question) => question !== null)
    .filter((question) => !known.has(plain(question)))
    .slice(0, MOST);
}

function plain(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
