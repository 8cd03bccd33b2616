import type { AssessmentAnswer, AssessmentAttempt } from "@taiyari/contract";
import { local } from "../../../lib/storage.ts";

export interface KeptAnswer extends AssessmentAnswer {
  readonly isSent: boolean;
}

/** Answers on this device, and the questions that were marked to look at again. */
export interface KeptAnswers {
  readonly answers: readonly KeptAnswer[];
  readonly marked: readonly string[];
}

const keyOf = (id: string) => `assessment.${id}`;

/** The server's answers and this device's; of two to one question the later one. */
export function readKept(attempt: AssessmentAttempt): KeptAnswers {
  const here = parse(local.get(keyOf(attempt.id)));
  const answers = new Map<string, KeptAnswer>(
    attempt.answers.map((answer) => [answer.question, { ...answer, isSent: true }]),
  );
  for (const answer of here.answers) {
    const there = answers.get(answer.question);
    if (!there || there.at < answer.at) answers.set(answer.question, { ...answer, isSent: false });
  }
  return { answers: [...answers.values()], marked: here.marked };
}

export function storeKept(id: string, kept: KeptAnswers): void {
  local.set(keyOf(id), JSON.stringify(kept));
}

export function forgetKept(id: string): void {
  local.remove(keyOf(id));
}

function parse(text: string | null): KeptAnswers {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return NOTHING;
    const { answers, marked } = value as Readonly<Record<string, unknown>>;
    return {
      answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
      marked: Array.isArray(marked)
        ? marked.filter((each): each is string => typeof each === "string")
        : [],
    };
  } catch {
    return NOTHING;
  }
}

const NOTHING: KeptAnswers = { answers: [], marked: [] };

function isAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== "object" || value === null) return false;
  const { question, answer, at } = value as Readonly<Record<string, unknown>>;
  return typeof question === "string" && typeof answer === "string" && typeof at === "string";
}
