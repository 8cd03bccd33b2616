import { formatDate, formatShortDate, formatTime } from "../../../lib/dates.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { NO_ROOM, OUTAGE, outageSentence } from "../../../lib/failures.ts";
import type { ContentKind } from "@taiyari/contract";
import { ORPCError } from "@orpc/client";

const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** Bytes as a figure and its unit, in steps of 1024: ["4.2", "GB"]. */
export function bytesIn(bytes: number): readonly [figure: string, unit: string] {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const figure = step > 0 && value < 10 ? value.toFixed(1) : formatNumber(Math.round(value));
  return [figure, UNITS[step] ?? "bytes"];
}

export const bytesWords = (bytes: number) => bytesIn(bytes).join("\u00A0");

/** "Today, 6:02 pm", "3 Nov, 5:31 pm" of this year, "3 Nov 2025" of another. */
export function whenWords(when: string, now: Date = new Date()): string {
  const at = new Date(when);
  if (at.toDateString() === now.toDateString()) return `Today, ${formatTime(at)}`;
  if (at.getFullYear() !== now.getFullYear()) return formatDate(at);
  return `${formatShortDate(at)}, ${formatTime(at)}`;
}

/** Kept to within five minutes, so that whoever was here in the last six is here now. */
const NOW_MS = 6 * 60_000;

/** "Now", "Today, 6:02 pm", "3 Nov 2026", "Never". */
export function seenWords(lastSeenAt: string | null, now: Date = new Date()): string {
  if (lastSeenAt === null) return "Never";
  if (now.getTime() - Date.parse(lastSeenAt) < NOW_MS) return "Now";
  const isToday = new Date(lastSeenAt).toDateString() === now.toDateString();
  return isToday ? whenWords(lastSeenAt, now) : formatDate(lastSeenAt);
}

/** What counts as a use of each kind of content: of one, and of any other number. */
const USES: Readonly<Record<ContentKind["kind"], readonly [one: string, many: string]>> = {
  lessons: ["opened", "opened"],
  exercises: ["tried", "tried"],
  problems: ["submitted", "submitted"],
  questions: ["answered", "answered"],
  simulations: ["day begun", "days begun"],
  templates: ["resume written", "resumes written"],
};

/** The words after a number of uses: "day begun" after 1. */
export function useWords(kind: ContentKind["kind"], used: number): string {
  const [one, many] = USES[kind];
  return used === 1 ? one : many;
}

/** What the server said why it did not do something, or that it does not answer. */
export function refusalWords(error: unknown): string {
  if (error instanceof ORPCError && error.code === "STORAGE_FULL") return NO_ROOM;
  const outage = outageSentence(error);
  if (outage) return outage;
  if (error instanceof ORPCError && error.status < 500) return error.message;
  return OUTAGE;
}
