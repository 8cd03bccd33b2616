import type { ScoredAnswer } from "@taiyari/domain/interview";

/** The last try at each question, in the order they were asked: what the score counts. */
export function latestTries(answers: readonly ScoredAnswer[]): readonly ScoredAnswer[] {
  const latest = new Map<number, ScoredAnswer>();
  for (const answer of answers) {
    const known = latest.get(answer.question);
    if (!known || answer.attempt > known.attempt) latest.set(answer.question, answer);
  }
  return [...latest.values()].toSorted((a, b) => a.question - b.question);
}

/** The first try at a question that was tried again; null where it was answered once. */
export function firstTry(
  answers: readonly ScoredAnswer[],
  { question, attempt }: ScoredAnswer,
): ScoredAnswer | null {
  const tries = answers.filter((other) => other.question === question && other.attempt < attempt);
  return tries.toSorted((a, b) => a.attempt - b.attempt)[0] ?? null;
}
