import type { Act } from "../run.ts";

/** The words of a language model by the message and person they answer for: the first that has words and was not written before its message. */
export function writtenReplies(acts: readonly Act[]): ReadonlyMap<string, string> {
  const sent = new Map(
    acts.flatMap((act) =>
      act.kind === "chat-sent" || act.kind === "mail-sent" ? [[act.id, act.at] as const] : [],
    ),
  );
  const written = new Map<string, string>();
  for (const act of acts) {
    if (act.kind !== "reply-written") continue;
    const at = sent.get(act.answers);
    const key = replyKey(act.answers, act.person);
    const text = act.text.trim();
    if (at !== undefined && act.at >= at && text !== "" && !written.has(key))
      written.set(key, text);
  }
  return written;
}

export function replyKey(act: string, person: string): string {
  return `${act} ${person}`;
}
