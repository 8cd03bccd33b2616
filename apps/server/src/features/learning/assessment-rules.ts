import type { AssessmentAttempt, AssessmentResult } from "@taiyari/contract";
import { type AssessmentScore, scoreOf } from "@taiyari/domain/learning";
import type { AttemptRow, Judged } from "./assessment-store.ts";

const DAY_MS = 86_400_000;
/** What an answer may take on its way after the last second. */
const GRACE_MS = 15_000;

export function isTimeOver(attempt: AttemptRow, now: Date): boolean {
  return now.getTime() > attempt.endsAt.getTime() + GRACE_MS;
}

export function isOver(attempt: AttemptRow, now: Date): boolean {
  return attempt.submittedAt !== null || isTimeOver(attempt, now);
}

/** When another try may begin: a day after the end of the last one, and never before that. Null for at once. */
export function nextTryAt(earlier: readonly AttemptRow[], now: Date): Date | null {
  const ends = earlier.map(({ submittedAt, endsAt }) => (submittedAt ?? endsAt).getTime());
  const next = Math.max(0, ...ends) + DAY_MS;
  return ends.length > 0 && next > now.getTime() ? new Date(next) : null;
}

/** As the person who writes it gets it: questions without keys. */
export function toAttempt(attempt: AttemptRow, now: Date): AssessmentAttempt {
  return {
    id: attempt.id,
    startedAt: attempt.startedAt.toISOString(),
    endsAt: attempt.endsAt.toISOString(),
    now: now.toISOString(),
    questions: attempt.questions.map(({ question }) => question) as never,
    answers: Object.entries(attempt.answers).map(([question, given]) => ({ question, ...given })),
  };
}

type Verdicts = Readonly<Record<string, Judged>>;

export function scoreOfAttempt(attempt: AttemptRow, judged: Verdicts): AssessmentScore {
  return scoreOf(
    attempt.questions.map(({ question: { id, stage } }) => ({
      stage,
      isRight: judged[id]?.isRight ?? false,
    })),
    attempt.pass,
  );
}

/** Only of one that is over. */
export function toResult(
  attempt: AttemptRow,
  judged: Verdicts,
  code: string | null,
): AssessmentResult {
  const { id, startedAt, submittedAt, endsAt, questions, answers, pass } = attempt;
  const score = scoreOfAttempt(attempt, judged);
  return {
    id,
    startedAt: startedAt.toISOString(),
    submittedAt: (submittedAt ?? endsAt).toISOString(),
    minutes: Math.round((endsAt.getTime() - startedAt.getTime()) / 60_000),
    pass,
    ...score,
    stages: [...score.stages],
    questions: questions.map(({ question, key }) => ({
      question: question as never,
      answer: answers[question.id]?.answer ?? "",
      isRight: judged[question.id]?.isRight ?? false,
      right: key.right,
      why: key.why as never,
      reference: key.exercise?.answer ?? null,
      finding: judged[question.id]?.finding ?? null,
    })),
    code,
  };
}
