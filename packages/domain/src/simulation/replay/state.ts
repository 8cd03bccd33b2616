import type { ConditionContext } from "../conditions/condition.ts";
import type { Assessment } from "../assess/assessment.ts";
import type { HandedIn } from "../deliverable.ts";
import type { Consequence, DayMinute, Ending, WorkCompetency } from "../scenario.ts";
import type { GivenReply } from "../talk/given-reply.ts";

/** One version of what was handed in for a task. */
export interface TaskVersion {
  /** The act it came with. */
  readonly act: string;
  readonly at: DayMinute;
  readonly work: HandedIn;
  readonly assessment: Assessment;
  /** Levels the person gave themselves before, by rubric line; null where they gave none. */
  readonly estimate: Readonly<Record<string, number>> | null;
}

/**
 * later      its message has not come
 * open       it waits
 * handed-in  the reviewer reads it
 * sent-back  with reasons; a second version may be handed in, once
 * accepted   at once, or in its second version
 * kept       it was sent back and left as it was
 * missed     nothing was handed in by the end of the day
 */
export type TaskStanding =
  | "later"
  | "open"
  | "handed-in"
  | "sent-back"
  | "accepted"
  | "kept"
  | "missed";

export interface TaskState {
  readonly id: string;
  readonly standing: TaskStanding;
  /** When its message came; null before. */
  readonly openedAt: DayMinute | null;
  readonly versions: readonly TaskVersion[];
  /** What the reviewer said last; "" before. */
  readonly review: string;
  /** Why it was sent back, at most three. */
  readonly reasons: readonly string[];
  /** Of the last version; 0 before one. */
  readonly points: number;
  readonly lateMinutes: number;
}

/** A mail on the desk, received or sent. */
export interface DeskMail {
  /** Of the scenario's message, or of the act that sent it. */
  readonly id: string;
  readonly at: DayMinute;
  /** "me" for one's own. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly isRead: boolean;
  readonly task: string | null;
  readonly due: DayMinute | null;
  readonly answeredAt: DayMinute | null;
}

export interface ChatLine {
  readonly id: string;
  readonly at: DayMinute;
  /** "me" for one's own. */
  readonly from: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly suggestions: readonly string[];
  /** What it asks for, or, in one's own line, what was handed in with it. */
  readonly task: string | null;
  readonly due: DayMinute | null;
}

export interface ChatThread {
  readonly person: string;
  readonly lines: readonly ChatLine[];
  readonly unread: number;
  /** Somebody writes an answer, until it comes. */
  readonly isTyping: boolean;
}

/** Something that is told in the debrief. */
export interface LogEntry {
  readonly at: DayMinute;
  readonly kind: "came" | "did" | "followed" | "review" | "promise";
  readonly text: string;
  readonly came: string;
  readonly cost: string;
  /** Points of trust by person. */
  readonly trust: Readonly<Record<string, number>>;
  readonly competency: WorkCompetency | null;
  /** Of a consequence whose author said so; null for all else. */
  readonly verdict: Consequence["verdict"];
}

export interface SentPromise {
  readonly person: string;
  readonly at: DayMinute;
  readonly due: DayMinute;
  /** null while it is open. */
  readonly isKept: boolean | null;
}

/** Everything at one minute of the day. */
export interface SimulationState {
  readonly time: DayMinute;
  readonly isPaused: boolean;
  readonly isOver: boolean;
  readonly mails: readonly DeskMail[];
  readonly chats: readonly ChatThread[];
  /** Files on the desk, by id. */
  readonly files: readonly string[];
  readonly opened: readonly string[];
  /** When each of them was opened first, by id. */
  readonly firstOpened: Readonly<Record<string, DayMinute>>;
  readonly tasks: readonly TaskState[];
  readonly trust: Readonly<Record<string, number>>;
  readonly trustSteps: readonly {
    readonly person: string;
    readonly at: DayMinute;
    readonly value: number;
  }[];
  readonly variables: Readonly<Record<string, number | boolean>>;
  readonly promises: readonly SentPromise[];
  /** What people answered by the rules, in order: each may be written by a language model instead. */
  readonly replies: readonly GivenReply[];
  readonly notes: string;
  readonly log: readonly LogEntry[];
  /** When something comes next by itself; null for nothing before the end of the day. */
  readonly nextAt: DayMinute | null;
  /** Null until the day is over. */
  readonly ending: Ending | null;
  /** What conditions see. */
  readonly context: ConditionContext;
}
