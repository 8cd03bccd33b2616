import { hash } from "../../text/hash.ts";
import type { DayMinute } from "../scenario.ts";
import { chatWith, type Desk } from "./desk.ts";

/** Minutes of the scenario that an answer takes at least and at most. */
const CHAT = { least: 1, most: 3 };
const MAIL = { least: 3, most: 6 };

/** Words somebody at work types in one of these minutes, between other things. */
const WORDS_A_MINUTE = 20;

/** How long somebody takes to answer: the longer the answer the longer, and some people longer than others. The same for the same person and words. */
export function replyMinutes(kind: "chat" | "mail", person: string, text: string): number {
  const { least, most } = kind === "chat" ? CHAT : MAIL;
  const isSlow = Number.parseInt(hash(person).slice(-1), 16) % 2 === 1;
  const words = text.split(/\s+/u).length;
  return Math.min(most, least + Math.floor(words / WORDS_A_MINUTE) + (isSlow ? 1 : 0));
}

/** When an answer comes: on a whole minute of the clock, after no less than it takes, and not before that to an earlier message. */
export function replyTime(
  { time, pending }: Desk,
  kind: "chat" | "mail",
  person: string,
  text: string,
): DayMinute {
  const before = pending
    .filter((one) => one.person === person && one.kind === kind)
    .map(({ at }) => at);
  return Math.max(Math.ceil(time) + replyMinutes(kind, person, text), ...before);
}

/** Lets answers come that have been written by now. Whether any did. */
export function bringReplies(desk: Desk, until = desk.time): boolean {
  const due = desk.pending.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
  for (const reply of due) {
    desk.pending.splice(desk.pending.indexOf(reply), 1);
    const at = Math.min(reply.at, desk.time);
    if (reply.kind === "mail") desk.mails.push({ ...reply.mail, at });
    else {
      const chat = chatWith(desk, reply.person);
      chat.lines.push({ ...reply.line, at });
      chat.unread += 1;
    }
    for (const fact of reply.facts) desk.knows.add(`${reply.person}_${fact}`);
  }
  return due.length > 0;
}
