import type { Act } from "../run.ts";
import { withWords } from "../talk/talk-memory.ts";
import type { Desk } from "./desk.ts";

/**
 * Puts the words of a language model in place of those that the rules gave, as long as the answer is being written: one that has come
 * is read by then, and does not change. Of several the first counts.
 */
export function takeWritten(
  desk: Desk,
  act: Extract<Act, { readonly kind: "reply-written" }>,
): void {
  const text = act.text.trim();
  const isIts = (one: { readonly answers: string; readonly person: string }) =>
    one.answers === act.answers && one.person === act.person;
  const place = desk.pending.findIndex(isIts);
  const pending = desk.pending[place];
  const given = desk.replies.findIndex(isIts);
  const ruled = desk.replies[given];
  if (!pending || !ruled || ruled.isWritten || text === "") return;
  desk.pending[place] =
    pending.kind === "chat"
      ? { ...pending, line: { ...pending.line, text } }
      : { ...pending, mail: { ...pending.mail, text } };
  desk.replies[given] = { ...ruled, words: text, isWritten: true };
  const memory = desk.memories.get(act.person);
  if (memory) desk.memories.set(act.person, withWords(memory, ruled, text));
}
