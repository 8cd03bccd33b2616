import { type ConditionContext, readCondition } from "../conditions/condition.ts";
import type { Condition, DayMinute, Effects, Scenario, WorkCompetency } from "../scenario.ts";
import type { GivenReply } from "../talk/given-reply.ts";
import type { PendingReply } from "./pending-reply.ts";
import { NO_MEMORY, type TalkMemory } from "../talk/talk-memory.ts";
import type {
  ChatLine,
  DeskMail,
  LogEntry,
  SentPromise,
  TaskStanding,
  TaskVersion,
} from "./state.ts";

/** A task while a day is replayed. */
export interface DeskTask {
  readonly id: string;
  standing: TaskStanding;
  openedAt: DayMinute | null;
  readonly versions: TaskVersion[];
  review: string;
  reasons: readonly string[];
  /** When the reviewer has read the last version; null for nothing to read. */
  reviewAt: DayMinute | null;
  estimate: Readonly<Record<string, number>> | null;
}

/** A day while it is replayed. Only `replay` and what it calls write to it. */
export interface Desk {
  readonly scenario: Scenario;
  time: DayMinute;
  isPaused: boolean;
  isOver: boolean;
  readonly mails: (DeskMail & { isRead: boolean; answeredAt: DayMinute | null })[];
  readonly chats: Map<string, { readonly lines: ChatLine[]; unread: number }>;
  readonly delivered: Set<string>;
  /** When each was opened first. */
  readonly opened: Map<string, DayMinute>;
  readonly tasks: Map<string, DeskTask>;
  readonly trust: Record<string, number>;
  readonly trustSteps: { person: string; at: DayMinute; value: number }[];
  readonly variables: Record<string, number | boolean>;
  readonly memories: Map<string, TalkMemory>;
  readonly replies: GivenReply[];
  /** Answers that are being written. */
  readonly pending: PendingReply[];
  readonly answered: Set<string>;
  readonly wrote: Set<string>;
  readonly knows: Set<string>;
  readonly refused: Set<string>;
  readonly sorry: Set<string>;
  readonly promises: (SentPromise & { isKept: boolean | null })[];
  readonly followed: Set<string>;
  notes: string;
  readonly log: LogEntry[];
}

export function openDesk(scenario: Scenario): Desk {
  const tasks = scenario.tasks.map(({ id }): DeskTask => ({
    id,
    standing: "later",
    openedAt: null,
    versions: [],
    review: "",
    reasons: [],
    reviewAt: null,
    estimate: null,
  }));
  return {
    scenario,
    time: scenario.clock.start,
    isPaused: false,
    isOver: false,
    mails: [],
    chats: new Map(),
    delivered: new Set(),
    opened: new Map(),
    tasks: new Map(tasks.map((task) => [task.id, task])),
    trust: Object.fromEntries(scenario.people.map(({ id, trust }) => [id, trust])),
    trustSteps: scenario.people.map(({ id, trust }) => ({
      person: id,
      at: scenario.clock.start,
      value: trust,
    })),
    variables: { ...scenario.variables },
    memories: new Map(scenario.people.map(({ id }) => [id, NO_MEMORY])),
    replies: [],
    pending: [],
    answered: new Set(),
    wrote: new Set(),
    knows: new Set(),
    refused: new Set(),
    sorry: new Set(),
    promises: [],
    followed: new Set(),
    notes: "",
    log: [],
  };
}

/** Minutes by which the first version came after it was due. */
export function lateOf(
  { scenario }: Desk,
  { id, versions }: Pick<DeskTask, "id" | "versions">,
): number {
  const due = scenario.tasks.find((task) => task.id === id)?.due ?? 0;
  const [first] = versions;
  return first ? Math.max(0, Math.ceil(first.at - due)) : 0;
}

const CONDITIONS = new Map<Condition, (context: ConditionContext) => boolean>();

/** @throws an Error for a condition that cannot be read: the content check finds those before */
export function holds(condition: Condition | null, context: ConditionContext): boolean {
  if (condition === null) return true;
  let known = CONDITIONS.get(condition);
  if (!known) {
    const read = readCondition(condition);
    if (!read.ok) throw new Error(`"${condition}": ${read.problem}`);
    known = read.value.holds;
    CONDITIONS.set(condition, known);
  }
  return known(context);
}

export function applyEffects(desk: Desk, { trust, set, add }: Effects): void {
  for (const [person, points] of Object.entries(trust)) changeTrust(desk, person, points);
  Object.assign(desk.variables, set);
  for (const [name, by] of Object.entries(add))
    desk.variables[name] = Number(desk.variables[name] ?? 0) + by;
}

export function changeTrust(desk: Desk, person: string, by: number): void {
  if (by === 0 || !(person in desk.trust)) return;
  const value = Math.min(100, Math.max(0, (desk.trust[person] ?? 50) + by));
  desk.trust[person] = value;
  desk.trustSteps.push({ person, at: desk.time, value });
}

export function note(
  desk: Desk,
  kind: LogEntry["kind"],
  text: string,
  more: {
    readonly came?: string;
    readonly cost?: string;
    readonly trust?: Readonly<Record<string, number>>;
    readonly competency?: WorkCompetency | null;
    readonly verdict?: LogEntry["verdict"];
  } = {},
): void {
  desk.log.push({
    at: desk.time,
    kind,
    text,
    came: more.came ?? "",
    cost: more.cost ?? "",
    trust: more.trust ?? {},
    competency: more.competency ?? null,
    verdict: more.verdict ?? null,
  });
}

export function chatWith(
  desk: Desk,
  person: string,
): { readonly lines: ChatLine[]; unread: number } {
  const known = desk.chats.get(person);
  if (known) return known;
  const made = { lines: [], unread: 0 };
  desk.chats.set(person, made);
  return made;
}
