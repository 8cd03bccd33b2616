import type { PracticeStep } from "../report.ts";
import type { Fix, JudgedQuestion } from "./fixes.ts";
import { FIX_TEXTS, inAnswers } from "./fix-texts.ts";

/** How many things to practise a report names. */
const MOST = 3;
/** Minutes that reading a lesson or solving a problem takes. */
const MINUTES = { lesson: 15, problem: 20 } as const;

/**
 * What to practise next, the largest gain first: of each change the answer that it would better most, as a question to answer again; a problem of the Practice Lab for
 * code, and a page of the course where points of knowledge are missing. Each target once.
 *
 * @param hundredth  points of all answers that make one of 100
 */
export function practiseOf(fixes: readonly Fix[], hundredth: number): PracticeStep[] {
  const steps: PracticeStep[] = [];
  for (const fix of fixes) {
    if (steps.length === MOST) break;
    const points = Math.round(fix.points / hundredth);
    const target = targetOf(fix, steps);
    if (points < 1 || !target) continue;
    const { title, drill } = FIX_TEXTS[fix.id];
    steps.push({ title, text: `${sentence(inAnswers(fix))} ${drill}`, points, ...target });
  }
  return steps;
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function targetOf(
  fix: Fix,
  before: readonly PracticeStep[],
): Pick<PracticeStep, "to" | "minutes"> | null {
  const isTaken = (to: PracticeStep["to"]) =>
    before.some((step) => JSON.stringify(step.to) === JSON.stringify(to));
  const targets = fix.answers.flatMap(({ question }) => targetsIn(fix, question));
  return targets.find(({ to }) => !isTaken(to)) ?? targets[0] ?? null;
}

function targetsIn(fix: Fix, { asked }: JudgedQuestion): Pick<PracticeStep, "to" | "minutes">[] {
  const { question } = asked;
  const again = {
    to: { kind: "question", id: question.id } as const,
    minutes: 2 * question.minutes,
  };
  const isKnowledge = fix.id === "points" || fix.id === "tests" || fix.id === "answer";
  if (!isKnowledge) return [again];
  return [
    ...question.leads.problems.map((slug) => ({
      to: { kind: "problem", slug } as const,
      minutes: MINUTES.problem,
    })),
    ...question.leads.lessons.map((slug) => ({
      to: { kind: "lesson", slug } as const,
      minutes: MINUTES.lesson,
    })),
    again,
  ];
}
