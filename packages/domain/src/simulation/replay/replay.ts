import type { Act } from "../run.ts";
import type { DayMinute, Scenario } from "../scenario.ts";
import { applyAct } from "./apply-act.ts";
import { contextOf } from "./context.ts";
import { type Desk, holds, lateOf, openDesk } from "./desk.ts";
import { bringReplies } from "./pending-replies.ts";
import { REVIEW_MINUTES } from "./review.ts";
import { nextAt, settle, settleTime } from "./settle.ts";
import type { SimulationState } from "./state.ts";

/**
 * How a day stands after what somebody did in it: the same acts give the same state.
 *
 * Acts that arrive twice count once; those that could not be done when they were done change nothing.
 *
 * @param acts   in any order; they are taken by their time
 * @param until  minutes since the start that have passed, at least those of the last act; left out: those of the last act
 */
export function replay(scenario: Scenario, acts: readonly Act[], until = 0): SimulationState {
  const done = inOrder(acts);
  const desk = openDesk(scenario);
  settle(desk);
  for (const act of done) {
    if (desk.isOver) break;
    advance(desk, scenario.clock.start + act.at);
    if (desk.isOver) break;
    if (act.kind === "waited") advance(desk, nextAt(desk) ?? scenario.clock.end);
    else if (act.kind === "ended") end(desk);
    else applyAct(desk, act);
    settle(desk);
  }
  if (!desk.isOver) advance(desk, scenario.clock.start + until);
  return stateOf(desk);
}

/** Each act once, by time, without those that were taken back before anybody saw them. */
function inOrder(acts: readonly Act[]): readonly Act[] {
  const known = new Map<string, Act>();
  for (const act of acts) if (!known.has(act.id)) known.set(act.id, act);
  const all = [...known.values()];
  const undone = new Set(
    all.flatMap((act) =>
      act.kind === "undone" && canUndo(known.get(act.act), act.at) ? [act.act] : [],
    ),
  );
  return all.filter(({ id }) => !undone.has(id)).toSorted((a, b) => a.at - b.at);
}

/** Whether what was done may be taken back at this time: work that nobody has read yet. */
export function canUndo(act: Act | undefined, at: number): boolean {
  return act?.kind === "handed-in" && at >= act.at && at < act.at + REVIEW_MINUTES;
}

/** Lets the clock run to a time, with everything that comes on the way in its order. */
function advance(desk: Desk, to: DayMinute): void {
  const goal = Math.min(to, desk.scenario.clock.end);
  while (desk.time < goal) {
    const since = desk.time;
    desk.time = stops(desk, goal);
    settleTime(desk, since);
  }
  if (desk.time >= desk.scenario.clock.end && !desk.isOver) end(desk);
}

/** The next time at which something may change: a message, a review, a promise or task that is due, the next minute, as conditions may ask for any. */
function stops(desk: Desk, goal: DayMinute): DayMinute {
  const times = [
    nextAt(desk) ?? goal,
    ...desk.promises.flatMap(({ due, isKept }) => (isKept === null ? [due + 1] : [])),
    Math.floor(desk.time) + 1,
  ];
  return Math.min(goal, ...times.filter((at) => at > desk.time));
}

function end(desk: Desk): void {
  // What is being written comes, and what is being read is read.
  bringReplies(desk, Number.POSITIVE_INFINITY);
  for (const task of desk.tasks.values()) if (task.reviewAt !== null) task.reviewAt = desk.time;
  settle(desk);
  for (const task of desk.tasks.values()) {
    if (task.standing === "open" || task.standing === "later") task.standing = "missed";
    if (task.standing === "sent-back") task.standing = "kept";
  }
  settle(desk);
  desk.isOver = true;
}

function stateOf(desk: Desk): SimulationState {
  const context = contextOf(desk);
  return {
    time: desk.time,
    isPaused: desk.isPaused,
    isOver: desk.isOver,
    mails: desk.mails,
    chats: [...desk.chats].map(([person, { lines, unread }]) => ({
      person,
      lines,
      unread,
      isTyping: desk.pending.some((reply) => reply.kind === "chat" && reply.person === person),
    })),
    files: desk.scenario.files.filter(({ when }) => holds(when, context)).map(({ id }) => id),
    opened: [...desk.opened.keys()],
    firstOpened: Object.fromEntries(desk.opened),
    tasks: [...desk.tasks.values()].map((task) => ({
      id: task.id,
      standing: task.standing,
      openedAt: task.openedAt,
      versions: task.versions,
      review: task.review,
      reasons: task.reasons,
      points: task.versions.at(-1)?.assessment.points ?? 0,
      lateMinutes: lateOf(desk, task),
    })),
    trust: desk.trust,
    trustSteps: desk.trustSteps,
    variables: desk.variables,
    promises: desk.promises,
    replies: desk.replies,
    notes: desk.notes,
    log: desk.log,
    nextAt: nextAt(desk),
    ending: desk.isOver
      ? (desk.scenario.endings.find(({ when }) => holds(when, context)) ?? null)
      : null,
    context,
  };
}
