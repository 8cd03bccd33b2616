import type { InterviewState } from "@taiyari/domain/interview";
import { local } from "../../../lib/storage.ts";

const keyOf = (id: string) => `interview.typed.${id}`;

/** Names the answer that is waited for: what was typed for another one is not put into it. */
export function answerKey({ question, attempt, turns }: InterviewState): string {
  const answers = turns.filter(({ by }) => by === "person").length;
  return `${question}.${attempt}.${answers}`;
}

/** What was typed and not sent, on this device; "" for nothing. */
export function keptTyping(id: string, answer: string): string {
  const kept = local.get(keyOf(id)) ?? "";
  const end = kept.indexOf(" ");
  return end > 0 && kept.slice(0, end) === answer ? kept.slice(end + 1) : "";
}

export function keepTyping(id: string, answer: string, text: string): void {
  local.set(keyOf(id), `${answer} ${text}`);
}

export function forgetTyping(id: string): void {
  local.remove(keyOf(id));
}
