import type { CareersIndex } from "../../careers/careers-index.ts";
import { type Mentions, findMentions } from "../../evidence/match-status.ts";
import { type Month, monthOfDay } from "../../evidence/dates.ts";
import { type Bullet, bulletsOf, otherPassages } from "../../evidence/passages.ts";
import { withoutHidden } from "../../evidence/hidden-lines.ts";
import type { Comparable } from "../../report/compare.ts";
import type { Reading } from "../../resume/reading.ts";
import type { Report, ReportTarget } from "../../resume/report.ts";

/** A line of the file the report was made from. */
export interface ChatLine {
  readonly number: number;
  readonly page: number;
  readonly text: string;
}

/** What was said before, oldest first. */
export interface ChatTurn {
  readonly role: "person" | "assistant";
  readonly text: string;
}

/** Everything an answer follows from: the same gives the same answer. */
export interface ChatInput {
  readonly report: Report;
  /** The report before it; null for the first. */
  readonly previous: (Comparable & Pick<Report, "score">) | null;
  /** Of the file, as the report's evidence counts them. */
  readonly lines: readonly ChatLine[];
  /** What the resume says, corrections included. */
  readonly reading: Reading;
  /** What the report was aimed at. */
  readonly target: ReportTarget;
  readonly history: readonly ChatTurn[];
  readonly careers: CareersIndex;
  /** Whole days since 1 January 1970 (UTC). */
  readonly today: number;
}

/** The input with what the answers look at. Worked out once for each question. */
export interface ChatContext extends ChatInput {
  /** Bullets of jobs and projects in their order. */
  readonly bullets: readonly Bullet[];
  readonly mentions: Mentions;
  /** Today as a month. */
  readonly month: Month;
}

/** Works out what the answers look at. What nobody can see in the file is left out. */
export function chatContext(input: ChatInput): ChatContext {
  const reading = onLinesOf(withoutHidden(input.reading), input.lines);
  const month = monthOfDay(input.today);
  const bullets = bulletsOf(reading, input.careers, month).filter(({ text }) =>
    /[\p{L}\p{N}]/u.test(text),
  );
  const passages = [...bullets, ...otherPassages(reading, input.careers, month)];
  const mentions = findMentions(passages, input.careers, input.target.jobDescription);
  return { ...input, reading, bullets, mentions, month };
}

/**
 * The reading with the numbers of lines as the report has them: an upload may have been read again by newer rules
 * since. A line that the report does not have any more gives its fields no place.
 */
function onLinesOf(reading: Reading, lines: readonly ChatLine[]): Reading {
  const same = reading.lines.every(({ number, text }) => {
    const line = lines[number - 1];
    return line?.number === number && line.text === text;
  });
  if (same) return reading;
  const numbers = new Map(
    reading.lines.flatMap(({ number, text }) => {
      const line =
        lines.find((other) => other.number === number && other.text === text) ??
        lines.find((other) => other.text === text);
      return line ? [[number, line.number] as const] : [];
    }),
  );
  return { ...(renumbered(reading, numbers) as Reading), lines: reading.lines, sections: [] };
}

/** Places are the only objects of a reading with `line`, `from` and `to`. */
function renumbered(value: unknown, numbers: ReadonlyMap<number, number>): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      if (!isPlace(item)) return [renumbered(item, numbers)];
      const line = numbers.get(item.line);
      return line === undefined ? [] : [{ ...item, line }];
    });
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]: [string, unknown]) => [key, renumbered(own, numbers)]),
  );
}

function isPlace(value: unknown): value is { readonly line: number } {
  return typeof value === "object" && value !== null && "line" in value && "from" in value;
}
