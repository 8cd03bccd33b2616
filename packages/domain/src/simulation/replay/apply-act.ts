import { assess } from "../assess/assess.ts";
import type { Act } from "../run.ts";
import type { DayMinute, Task } from "../scenario.ts";
import { promisedTime, type Reply, replyTo } from "../talk/reply.ts";
import { NO_MEMORY } from "../talk/talk-memory.ts";
import { contextOf } from "./context.ts";
import { applyEffects, chatWith, type Desk, holds, note } from "./desk.ts";
import { notesAfter } from "./notes.ts";
import { replyTime } from "./pending-replies.ts";
import { REVIEW_MINUTES } from "./review.ts";
import { keepPromises, nameOf } from "./settle.ts";
import { takeWritten } from "./written-replies.ts";

/** Does what somebody did. What cannot be done now changes nothing. */
export function applyAct(desk: Desk, act: Act): void {
  switch (act.kind) {
    case "opened":
      return open(desk, act.what);
    case "mail-sent":
      return sendMail(desk, act);
    case "chat-sent":
      return chat(desk, act);
    case "estimated": {
      const task = desk.tasks.get(act.task);
      if (task && task.versions.length === 0) task.estimate = act.levels;
      return;
    }
    case "handed-in":
      return handIn(desk, act);
    case "left-as-is": {
      const task = desk.tasks.get(act.task);
      if (task?.standing !== "sent-back") return;
      task.standing = "kept";
      note(desk, "did", `${titleOf(desk, act.task)}: left as it was`);
      return;
    }
    case "noted":
      desk.notes = notesAfter(desk.notes, act.text, act.over);
      return;
    case "paused":
      desk.isPaused = true;
      return;
    case "resumed":
      desk.isPaused = false;
      return;
    case "reply-written":
      return takeWritten(desk, act);
    case "ended":
    case "waited":
    case "undone":
      // Time and what is taken back are `replay`'s.
      return;
    default:
      act satisfies never;
  }
}

function open(desk: Desk, what: string): void {
  markOpened(desk, what);
  const mail = desk.mails.find(({ id }) => id === what);
  if (mail) mail.isRead = true;
  const thread = desk.chats.get(what);
  if (!thread) return;
  thread.unread = 0;
  for (const line of thread.lines) markOpened(desk, line.id);
}

function markOpened(desk: Desk, what: string): void {
  if (!desk.opened.has(what)) desk.opened.set(what, desk.time);
}

function sendMail(desk: Desk, act: Extract<Act, { readonly kind: "mail-sent" }>): void {
  const people = act.to.filter((person) => person in desk.trust);
  if (people.length === 0 || act.text.trim() === "") return;
  const answered = desk.mails.find(({ id }) => id === act.answers);
  desk.mails.push({
    id: act.id,
    at: desk.time,
    from: "me",
    to: people,
    subject: answered ? `Re: ${answered.subject}` : firstWords(act.text),
    text: act.text,
    files: act.attached,
    isRead: true,
    task: null,
    due: null,
    answeredAt: null,
  });
  if (answered) {
    answered.answeredAt ??= desk.time;
    desk.answered.add(answered.id);
  }
  note(desk, "did", `A mail to ${people.map((person) => nameOf(desk, person)).join(" and ")}`);
  for (const person of people) {
    wroteTo(desk, person);
    const reply = answerOf(desk, person, act, "mail");
    if (!reply) continue;
    const { at, facts, words } = reply;
    const mail = {
      id: `re-${act.id}-${person}`,
      at,
      from: person,
      to: ["me"],
      subject: answered ? `Re: ${answered.subject}` : `Re: ${firstWords(act.text)}`,
      text: words,
      files: [],
      isRead: false,
      task: null,
      due: null,
      answeredAt: null,
    };
    desk.pending.push({ kind: "mail", answers: act.id, person, at, facts, mail });
  }
}

function chat(desk: Desk, act: Extract<Act, { readonly kind: "chat-sent" }>): void {
  if (!(act.to in desk.trust) || act.text.trim() === "") return;
  const thread = chatWith(desk, act.to);
  const base = { at: desk.time, files: [], suggestions: [], task: null, due: null };
  for (const line of thread.lines) if (line.from !== "me") desk.answered.add(line.id);
  for (const mail of desk.mails)
    if (mail.from === act.to && mail.due !== null && mail.isRead) {
      mail.answeredAt ??= desk.time;
      desk.answered.add(mail.id);
    }
  thread.unread = 0;
  thread.lines.push({ ...base, id: act.id, from: "me", text: act.text });
  note(desk, "did", `To ${nameOf(desk, act.to)}: ${firstWords(act.text)}`);
  wroteTo(desk, act.to);
  const reply = answerOf(desk, act.to, act, "chat");
  if (!reply) return;
  const { at, facts, words } = reply;
  const line = { ...base, id: `re-${act.id}`, at, from: act.to, text: words };
  desk.pending.push({ kind: "chat", answers: act.id, person: act.to, at, facts, line });
}

/** A mail that only tells something is read, and nobody writes back "noted". */
function isMailAnswered({ facts, intent }: Reply): boolean {
  return facts.length > 0 || ["asks", "rude", "promises"].includes(intent.kind);
}

interface Answered {
  readonly words: string;
  /** When it comes. */
  readonly at: DayMinute;
  /** Facts that it tells for the first time, by id. */
  readonly facts: readonly string[];
}

/** What a person answers, with what follows at once; null for no answer that is seen. */
function answerOf(
  desk: Desk,
  id: string,
  act: { readonly id: string; readonly text: string },
  kind: "chat" | "mail",
): Answered | null {
  const person = desk.scenario.people.find((one) => one.id === id);
  if (!person) return null;
  const context = contextOf(desk);
  const memory = desk.memories.get(id) ?? NO_MEMORY;
  const known = person.talk.facts.filter((fact) => holds(fact.when, context));
  const reply = replyTo(person, act.text, memory, context, (fact) => known.includes(fact), {
    lastLine: lastLineOf(desk, id),
    colleagues: person.isOutside ? [] : desk.scenario.people.filter((one) => one !== person),
  });
  desk.memories.set(id, reply.memory);
  if (reply.isRefusal) desk.refused.add(id);
  if (reply.isSorry) desk.sorry.add(id);
  const due = promisedTime(reply);
  if (due !== null) desk.promises.push({ person: id, at: desk.time, due, isKept: null });
  applyEffects(desk, reply.effects);
  if (reply.text === "" || (kind === "mail" && !isMailAnswered(reply))) return null;
  // Of the words of the rules: a model may write more or fewer, which changes no time.
  const at = replyTime(desk, kind, id, reply.text);
  desk.replies.push({
    answers: act.id,
    person: id,
    at: desk.time,
    comesAt: at,
    text: reply.text,
    words: reply.text,
    intent: reply.intent,
    facts: reply.said,
    told: Object.keys(memory.told),
    known: known.map((fact) => fact.id),
    isWritten: false,
  });
  return { words: reply.text, at, facts: reply.facts.map((fact) => fact.id) };
}

/** What a person wrote last, in the chat or by mail, also what they are about to send; "" for nothing. */
function lastLineOf(desk: Desk, person: string): string {
  const pending = desk.pending.findLast((one) => one.person === person);
  if (pending) return pending.kind === "chat" ? pending.line.text : pending.mail.text;
  const line = desk.chats.get(person)?.lines.findLast(({ from }) => from === person);
  const mail = desk.mails.findLast(({ from }) => from === person);
  return (line && (!mail || line.at >= mail.at) ? line.text : mail?.text) ?? "";
}

function wroteTo(desk: Desk, person: string): void {
  keepPromises(desk, person);
  desk.wrote.add(person);
}

function handIn(desk: Desk, act: Extract<Act, { readonly kind: "handed-in" }>): void {
  const state = desk.tasks.get(act.task);
  const task = desk.scenario.tasks.find(({ id }) => id === act.task);
  if (!state || !task || (state.standing !== "open" && state.standing !== "sent-back")) return;
  const assessment = assess(task, act.work, desk.time, desk.scenario.people);
  state.versions.push({
    act: act.id,
    at: desk.time,
    work: act.work,
    assessment,
    estimate: state.estimate,
  });
  state.standing = "handed-in";
  state.reviewAt = desk.time + REVIEW_MINUTES;
  for (const message of desk.scenario.messages)
    if (message.task === task.id) desk.answered.add(message.id);
  for (const mail of desk.mails) if (mail.task === task.id) mail.answeredAt ??= desk.time;
  sayWith(desk, task, act);
  for (const person of new Set([task.from, ...act.work.to])) wroteTo(desk, person);
  const which = state.versions.length > 1 ? "second version handed in" : "handed in";
  note(desk, "did", `${task.title}: ${which}`);
}

/** A chat reply, and the word that goes with rows, stand in the chat as what was said there. */
function sayWith(desk: Desk, task: Task, act: Extract<Act, { readonly kind: "handed-in" }>): void {
  const { deliverable, from } = task;
  if ((deliverable.kind !== "chat" && deliverable.kind !== "sql") || act.work.text.trim() === "")
    return;
  const thread = chatWith(desk, deliverable.kind === "chat" ? deliverable.to : from);
  thread.lines.push({
    id: act.id,
    at: desk.time,
    from: "me",
    text: act.work.text,
    files: [],
    suggestions: [],
    task: task.id,
    due: null,
  });
}

function titleOf({ scenario }: Desk, id: string): string {
  return scenario.tasks.find((task) => task.id === id)?.title ?? id;
}

const MOST_WORDS = 8;

function firstWords(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(" ")} …` : words.join(" ");
}
