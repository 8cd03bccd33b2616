import { contentStems } from "../../text/tokens.ts";
import type { Question, QuestionType } from "../question.ts";
import type { InterviewSetup } from "../setup.ts";
import { seededRank } from "../seeded.ts";

/** What questions are chosen by. */
export interface Wanted {
  readonly setup: InterviewSetup;
  /** Ids of roles, the nearest first: the role of the set-up, then its neighbours. */
  readonly near: readonly string[];
  /** Ids of questions of the person's last interviews, the latest first. */
  readonly recent: readonly string[];
  /** Stems of what the job asks for. */
  readonly asked: ReadonlySet<string>;
}

/** What no question of any role that is near is asked for. */
const FOREIGN = 1_000;

/**
 * The question of a type that fits best and is not taken; null when there is none. In this order: fits the level, was not asked lately, is of the role or one near to it, is
 * about what the job asks for, is of another competency than those taken; among equals the seed decides.
 */
export function chooseQuestion(
  type: QuestionType,
  questions: readonly Question[],
  taken: readonly Question[],
  wanted: Wanted,
): Question | null {
  const ids = new Set(taken.map(({ id }) => id));
  let best: { readonly question: Question; readonly rank: readonly number[] } | null = null;
  for (const question of questions) {
    if (question.type !== type || ids.has(question.id)) continue;
    const distance = roleDistance(question, wanted.near);
    if (distance >= FOREIGN) continue;
    const rank = rankOf(question, distance, taken, wanted);
    if (!best || isBefore(rank, best.rank)) best = { question, rank };
  }
  return best?.question ?? null;
}

function rankOf(
  question: Question,
  distance: number,
  taken: readonly Question[],
  { setup, recent, asked }: Wanted,
): readonly number[] {
  const { levels, competency, id } = question;
  const askedAt = recent.indexOf(id);
  return [
    levels.length === 0 || levels.includes(setup.level) ? 0 : 1,
    askedAt < 0 ? 0 : recent.length - askedAt,
    distance,
    -hitsOf(question, asked),
    taken.filter((other) => other.type === question.type && other.competency === competency).length,
    seededRank(setup.seed, id),
  ];
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** 0 for the role's own and for questions of every role but technical ones, which come after the role's own. */
function roleDistance({ roles, type }: Question, near: readonly string[]): number {
  if (roles.length === 0) return type === "technical" ? 0.5 : 0;
  const nearest = Math.min(
    ...roles.map((role) => {
      const at = near.indexOf(role);
      return at < 0 ? FOREIGN : at;
    }),
  );
  return nearest;
}

/** Most hits that count: one question must not be asked of everybody because it names many things. */
const MOST_HITS = 3;

function hitsOf(question: Question, asked: ReadonlySet<string>): number {
  if (asked.size === 0) return 0;
  const { ask, title, subject, points } = question;
  const text = [ask, title, ...subject, ...points.flatMap(({ words }) => words)].join(", ");
  const hits = contentStems(text).filter((stem) => asked.has(stem)).length;
  return Math.min(hits, MOST_HITS);
}
