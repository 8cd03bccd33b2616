import type { Act } from "../run.ts";
import type { Person, Scenario } from "../scenario.ts";
import type { GivenReply } from "../talk/given-reply.ts";
import type { GroundFact, ReplyGrounds, ThreadLine } from "../talk/reply-grounds.ts";
import { replay } from "./replay.ts";
import type { SimulationState } from "./state.ts";

/** Lines of a conversation that are given to a model, the last ones. */
const MOST_LINES = 12;

/**
 * What a language model needs to write the answer of a person to a message, from what was done until then.
 *
 * @param answers  id of the act that sent the message
 * @returns        null where the rules give no answer: unknown act or person, a mail that is only read
 */
export function replyGrounds(
  scenario: Scenario,
  acts: readonly Act[],
  answers: string,
  person: string,
): ReplyGrounds | null {
  const act = acts.find(({ id }) => id === answers);
  if (act?.kind !== "chat-sent" && act?.kind !== "mail-sent") return null;
  const own = scenario.people.find(({ id }) => id === person);
  // Nothing that was done after the message is known.
  const place = acts.indexOf(act);
  const state = replay(
    scenario,
    acts.filter((one, at) => one.at < act.at || (one.at === act.at && at <= place)),
  );
  const given = state.replies.find((one) => one.answers === answers && one.person === person);
  if (!own || !given) return null;
  const { as, company, place: city } = scenario;
  const isBefore = ({ id }: { readonly id: string }) => !id.startsWith(`re-${answers}`);
  return {
    answers,
    kind: act.kind === "chat-sent" ? "chat" : "mail",
    person: { id: own.id, name: own.name, title: own.title, isManager: own.isManager },
    player: { as, company, place: city },
    time: given.at,
    trust: state.trust[person] ?? own.trust,
    colleagues: scenario.people.map(({ name, title }) => ({ name, title })),
    ...factsOf(own, given),
    voice: [...own.talk.greets, ...own.talk.noted, ...own.talk.unclear, ...own.talk.welcome],
    thread: threadOf(state, person, act, given),
    desk: [
      ...state.mails.filter(isBefore).map(({ subject, text }) => `${subject}\n${text}`),
      ...state.chats.flatMap(({ lines }) => lines.filter(isBefore).map(({ text }) => text)),
    ],
    intent: given.intent,
    reply: given.text,
  };
}

function factsOf(
  { talk }: Person,
  { facts, told, known }: GivenReply,
): Pick<ReplyGrounds, "asked" | "told" | "withheld"> {
  const all = talk.facts.map(({ id, says }): GroundFact => ({ id, text: says.join(" ") }));
  const isOpen = (id: string) => known.includes(id);
  return {
    asked: all.filter(({ id }) => isOpen(id) && facts.includes(id)),
    told: all.filter(({ id }) => isOpen(id) && told.includes(id) && !facts.includes(id)),
    withheld: all.filter(({ id }) => !facts.includes(id) && !(isOpen(id) && told.includes(id))),
  };
}

/** Mails and chat between the player and a person, in the order of their times, until the message; answers that are still being written count as said. */
function threadOf(
  { mails, chats, replies, time }: SimulationState,
  person: string,
  act: Act & { readonly text: string },
  { at }: GivenReply,
): readonly ThreadLine[] {
  const lines = [
    ...mails.filter(({ from, to }) => from === person || (from === "me" && to.includes(person))),
    ...(chats.find((chat) => chat.person === person)?.lines ?? []),
  ].filter(({ id }) => id !== act.id && !id.startsWith(`re-${act.id}`));
  const coming = replies.filter(
    (one) => one.person === person && one.answers !== act.id && one.comesAt > time,
  );
  return [
    ...lines
      .toSorted((a, b) => a.at - b.at)
      .map(({ from, at: when, text }): ThreadLine => ({ from, at: when, text })),
    ...coming.map(({ comesAt, words }): ThreadLine => ({ from: person, at: comesAt, text: words })),
    { from: "me", at, text: act.text },
  ].slice(-MOST_LINES);
}
