import type { Bullet } from "../../../evidence/passages.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { ChatContext } from "../context.ts";
import { weakBullets } from "../weak-bullets.ts";
import { followUp, isFollowUp } from "./follow-up.ts";
import { hear } from "./hear.ts";
import type { Question } from "./question.ts";
import { RULES } from "./rules.ts";
import { slotsOf } from "./understanding.ts";

/**
 * What is asked, and what was asked before. A question that only makes sense after another one ("why?", "and the second?") is asked of what that
 * one was about.
 *
 * @param earlier  the person's questions before, oldest first
 */
export function recognise(
  question: string,
  earlier: readonly string[],
  context: ChatContext,
): { readonly asked: Question; readonly before: readonly Question[] } {
  const known = knownWords(context);
  const before: Question[] = [];
  for (const text of earlier.slice(-MOST_EARLIER))
    before.push(understood(text, before.at(-1) ?? null, context, known));
  return { asked: understood(question, before.at(-1) ?? null, context, known), before };
}

/** Further back nobody refers by "it". */
const MOST_EARLIER = 6;

function understood(
  text: string,
  before: Question | null,
  context: ChatContext,
  known: ReadonlySet<string>,
): Question {
  const heard = hear(text, known);
  // "The first one" of a list of weak bullets is the first of that list.
  const counted =
    before?.kind === "weak-bullets" && isFollowUp({ heard })
      ? { ...context, bullets: weakBullets(context).map(({ bullet }) => bullet) }
      : context;
  const slots = slotsOf(heard, bulletOf(before), counted);
  if (before && isFollowUp(slots)) {
    const followed = followUp(slots, before);
    if (followed) return followed;
  }
  for (const rule of RULES) {
    const question = rule(slots);
    if (question) return question;
  }
  return { kind: "beyond", topic: "unknown" };
}

function bulletOf(question: Question | null): Bullet | null {
  if (question?.kind !== "bullet" && question?.kind !== "rewrite") return null;
  return question.which.kind === "found" ? question.which.bullet : null;
}

function knownWords({ reading, report, target }: ChatContext): Set<string> {
  const texts = [
    ...reading.lines.map(({ text }) => text),
    ...(report.match?.terms ?? []).map(({ term }) => term),
    target.role,
    target.jobDescription,
  ];
  return new Set(texts.flatMap((text) => tokenize(text).map((token) => token.text.toLowerCase())));
}
