import type { Condition, Consequence, DayMinute, Scenario, ScenarioMessage } from "../scenario.ts";
import { contextOf } from "./context.ts";
import { applyEffects, changeTrust, chatWith, type Desk, holds, note } from "./desk.ts";
import { bringReplies } from "./pending-replies.ts";
import { review } from "./review.ts";

/** Points of trust of a promise that was kept, and of one that was broken. */
const KEPT = 4;
const BROKEN = -8;

/** Lets everything happen that follows from how things stand now, until nothing more does. */
export function settle(desk: Desk): void {
  for (;;) {
    const isAnswered = bringReplies(desk);
    const isReviewed = reviewDue(desk);
    const context = contextOf(desk);
    const message = desk.scenario.messages.find(
      (one) => !desk.delivered.has(one.id) && isDue(one, desk.time) && holds(one.when, context),
    );
    if (message) deliver(desk, message);
    const after = message ? contextOf(desk) : context;
    const consequence = desk.scenario.consequences.find(
      (one) => !desk.followed.has(one.id) && holds(one.when, after),
    );
    if (consequence) follow(desk, consequence);
    const isBroken = breakPromises(desk);
    if (!message && !consequence && !isReviewed && !isBroken && !isAnswered) return;
  }
}

/** Lets happen what follows from the time alone, of a desk on which everything else has been settled. */
export function settleTime(desk: Desk, since: DayMinute): void {
  if (!isQuiet(desk, since)) settle(desk);
}

/** Whether nothing happens by itself: what does not ask for the time is as it was. */
function isQuiet(desk: Desk, since: DayMinute): boolean {
  const { time, pending, tasks, promises, delivered, followed } = desk;
  if (pending.some(({ at }) => at <= time)) return false;
  if ([...tasks.values()].some(({ reviewAt }) => reviewAt !== null && reviewAt <= time))
    return false;
  if (promises.some(({ isKept, due }) => isKept === null && due + 1 <= time)) return false;
  const asking = askingForTime(desk.scenario);
  const open = [
    ...asking.messages.filter(
      (one) =>
        !delivered.has(one.id) &&
        isDue(one, time) &&
        (asksForTime(one.when) || (one.at !== null && one.at > since)),
    ),
    ...asking.consequences.filter(({ id }) => !followed.has(id)),
  ];
  if (open.length === 0) return true;
  const context = contextOf(desk);
  return !open.some(({ when }) => holds(when, context));
}

interface Asking {
  readonly messages: readonly ScenarioMessage[];
  readonly consequences: readonly Consequence[];
}

const ASKING = new WeakMap<Scenario, Asking>();

/** What may come about because time passes. */
function askingForTime(scenario: Scenario): Asking {
  const known = ASKING.get(scenario);
  if (known) return known;
  const made = {
    messages: scenario.messages.filter(({ at, when }) => at !== null || asksForTime(when)),
    consequences: scenario.consequences.filter(({ when }) => asksForTime(when)),
  };
  ASKING.set(scenario, made);
  return made;
}

function asksForTime(when: Condition | null): boolean {
  return when !== null && /\btime\b/u.test(when);
}

function isDue({ at }: ScenarioMessage, time: DayMinute): boolean {
  return at === null || at <= time;
}

function deliver(desk: Desk, message: ScenarioMessage): void {
  const { id, kind, from, subject, text, files, task, due, suggestions } = message;
  desk.delivered.add(id);
  if (kind === "mail")
    desk.mails.push({
      id,
      at: desk.time,
      from,
      to: ["me"],
      subject,
      text,
      files,
      isRead: false,
      task,
      due,
      answeredAt: null,
    });
  else {
    const chat = chatWith(desk, from);
    chat.lines.push({ id, at: desk.time, from, text, files, suggestions, task, due });
    chat.unread += 1;
  }
  const opened = task === null ? undefined : desk.tasks.get(task);
  if (opened?.standing === "later") {
    opened.standing = "open";
    opened.openedAt = desk.time;
  }
  note(desk, "came", nameOf(desk, from) + (subject === "" ? "" : `: ${subject}`));
}

function follow(
  desk: Desk,
  { id, effects, decided, came, cost, competency, verdict }: Consequence,
): void {
  desk.followed.add(id);
  applyEffects(desk, effects);
  if (decided !== "")
    note(desk, "followed", decided, { came, cost, trust: effects.trust, competency, verdict });
}

function reviewDue(desk: Desk): boolean {
  const due = [...desk.tasks.values()].filter(
    ({ reviewAt }) => reviewAt !== null && reviewAt <= desk.time,
  );
  for (const task of due) review(desk, task);
  return due.length > 0;
}

function breakPromises(desk: Desk): boolean {
  const broken = desk.promises.filter(({ isKept, due }) => isKept === null && due + 1 <= desk.time);
  for (const promise of broken) {
    promise.isKept = false;
    changeTrust(desk, promise.person, BROKEN);
    note(desk, "promise", `A promise to ${nameOf(desk, promise.person)} was not kept`, {
      trust: { [promise.person]: BROKEN },
      competency: "ownership",
    });
  }
  return broken.length > 0;
}

/** Something was sent to a person: what was promised to them for later is kept. */
export function keepPromises(desk: Desk, person: string): void {
  for (const promise of desk.promises)
    if (promise.person === person && promise.isKept === null && promise.at < desk.time) {
      promise.isKept = true;
      changeTrust(desk, person, KEPT);
      note(desk, "promise", `A promise to ${nameOf(desk, person)} was kept`, {
        trust: { [person]: KEPT },
        competency: "ownership",
      });
    }
}

export function nameOf({ scenario }: Desk, person: string): string {
  return scenario.people.find(({ id }) => id === person)?.name ?? person;
}

/** When something comes next by itself, after now; null for nothing before the end of the day. */
export function nextAt(desk: Desk): DayMinute | null {
  const times = [
    ...desk.scenario.messages.flatMap(({ id, at }) =>
      at !== null && at > desk.time && !desk.delivered.has(id) ? [at] : [],
    ),
    ...desk.pending.map(({ at }) => at),
    ...[...desk.tasks.values()].flatMap(({ reviewAt }) => (reviewAt === null ? [] : [reviewAt])),
  ].filter((at) => at > desk.time && at <= desk.scenario.clock.end);
  return times.length > 0 ? Math.min(...times) : null;
}
