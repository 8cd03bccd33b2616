import type { DayMinute, WorkCompetency } from "../scenario.ts";

/** What became of a version that was handed in. */
export type WorkResult = "accepted" | "sent-back" | "taken-as-is" | "left-as-is" | "missed";

/** A line of the log of a day, as the debrief tells it. */
export interface TimelineEntry {
  readonly at: DayMinute;
  /** came: somebody asked for something · plain: done, and nothing followed by itself · good, mixed, bad: how it went */
  readonly tone: "came" | "plain" | "good" | "mixed" | "bad";
  /** What was asked, done, decided or left. */
  readonly title: string;
  /** What the person wrote, cut to a line or two; "" for none. */
  readonly quote: string;
  /** What came of it; "" for nothing. */
  readonly text: string;
  /** What it cost, in words; "" for nothing. */
  readonly cost: string;
  /** Points of trust by person, as far as they follow from this. */
  readonly trust: Readonly<Record<string, number>>;
  readonly competency: WorkCompetency | null;
  /** Of a version that was handed in, of 100, with those of the version before it; null for other entries. */
  readonly points: { readonly now: number; readonly before: number | null } | null;
  readonly result: WorkResult | null;
  /** Minutes after it was due; 0 for in time. */
  readonly lateMinutes: number;
  /** Whom the person wrote to; [] for what is no message of theirs. */
  readonly to: readonly string[];
  /** Beside what was decided: a message that asked for nothing, a line of a chat that answered nothing. */
  readonly isAside: boolean;
}

/** An entry that says what happened and nothing more, with what is given in place of the rest. */
export function entryOf(
  at: DayMinute,
  tone: TimelineEntry["tone"],
  title: string,
  more: Partial<TimelineEntry> = {},
): TimelineEntry {
  return {
    at,
    tone,
    title,
    quote: "",
    text: "",
    cost: "",
    trust: {},
    competency: null,
    points: null,
    result: null,
    lateMinutes: 0,
    to: [],
    isAside: false,
    ...more,
  };
}

const MOST_QUOTED = 140;

/** A text on one line, cut after a whole word where it is long. */
export function shortQuote(text: string, most = MOST_QUOTED): string {
  const line = text.trim().replaceAll(/\s+/gu, " ");
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 2);
  const end = cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:]+$/u, "")} …`;
}
