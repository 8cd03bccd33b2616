import type { BankQuestion } from "@taiyari/domain/learning";
import type { AnswerJudge } from "../../adapters/sql/answer-judge.ts";
import type { Db } from "../../db/client.ts";
import { type AttemptRow, findAttempt, type Judged, keepJudged } from "./assessment-store.ts";

export interface JudgingDeps {
  readonly db: Db;
  readonly judge: AnswerJudge;
  /** Those being judged now, by their id: two who ask wait for one judging. */
  readonly judging: Map<string, Promise<Readonly<Record<string, Judged>>>>;
}

/** What is right of an assessment that is over: as it is kept, or judged now. */
export function judgeAttempt(
  deps: JudgingDeps,
  attempt: AttemptRow,
): Promise<Readonly<Record<string, Judged>>> {
  if (attempt.judged) return Promise.resolve(attempt.judged);
  const running = deps.judging.get(attempt.id);
  if (running) return running;
  const begun = judgeAll(deps, attempt).finally(() => deps.judging.delete(attempt.id));
  deps.judging.set(attempt.id, begun);
  return begun;
}

async function judgeAll(
  { db, judge }: JudgingDeps,
  attempt: AttemptRow,
): Promise<Readonly<Record<string, Judged>>> {
  const judged: Record<string, Judged> = {};
  for (const drawn of attempt.questions) {
    const answer = attempt.answers[drawn.question.id]?.answer ?? "";
    judged[drawn.question.id] = await judgeOne(judge, attempt.userId, drawn, answer);
  }
  await keepJudged(db, attempt, judged);
  // Another server may have been quicker; what is kept counts.
  return (await findAttempt(db, attempt))?.judged ?? judged;
}

async function judgeOne(
  judge: AnswerJudge,
  userId: string,
  { key }: BankQuestion,
  answer: string,
): Promise<Judged> {
  if (answer.trim() === "") return { isRight: false, finding: null };
  if (!key.exercise) return { isRight: answer === key.right, finding: null };
  return judge.judge(userId, key.exercise, answer);
}
