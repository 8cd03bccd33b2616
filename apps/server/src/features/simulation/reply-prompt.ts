import { type ReplyGrounds, timeText } from "@taiyari/domain/simulation";
import { z } from "zod";
import type { CoachDocument } from "../../shared/coach/fence.ts";

/** What the language model is asked for; `checkReply` looks at the text. */
export const ModelReply = z.object({ reply: z.string() });

export const REPLY_TASK =
  'Write the answer to the last message of the document "conversation", as JSON with the text in "reply".';

/** Who answers and within which limits. Holds no word of the player. */
export function replySystem({ person, player, kind, time, trust }: ReplyGrounds): string {
  const standing = trust >= 60 ? "trusts them" : trust >= 40 ? "is neutral to them" : "is annoyed";
  return `You play ${person.name}, ${person.title} at ${player.company} in ${player.place}, in a simulated day at work. The person who writes to you is the ${player.as}; ${person.isManager ? "you are their manager" : "you are a colleague"}. It is ${timeText(time)}. ${person.name} ${standing}.

Answer as this person would ${kind === "chat" ? "in the company's chat, in one to three short sentences" : "by mail, in two to five short sentences"}, in plain Indian office English.

- Say everything in the document "must be said", in your own words, with its figures, times and names to the letter.
- The document "already told" may be repeated in short where it is asked again.
- The document "meaning" is what the answer has to come to: keep its sense, also where it declines, asks back, or takes a promise.
- State no other figures, times, names, causes or decisions. What is not in the documents you do not know: say so, or who might.
- Never do the player's work, write their text or say what is right to do. Never say that this is a simulation or that you are a model.`;
}

/** Everything of the day, as documents: what the player wrote stands among it. */
export function replyDocuments(grounds: ReplyGrounds): readonly CoachDocument[] {
  const { asked, told, voice, thread, colleagues, person } = grounds;
  const name = (from: string) => (from === "me" ? "Player" : person.name);
  return [
    { label: "must be said", text: listOf(asked.map(({ text }) => text)) },
    { label: "already told", text: listOf(told.map(({ text }) => text)) },
    { label: "meaning", text: grounds.reply },
    { label: "how this person writes", text: listOf(voice) },
    { label: "colleagues", text: listOf(colleagues.map((one) => `${one.name}, ${one.title}`)) },
    {
      label: "conversation",
      text: thread.map(({ from, at, text }) => `${timeText(at)} ${name(from)}: ${text}`).join("\n"),
    },
  ].filter(({ text }) => text !== "");
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
