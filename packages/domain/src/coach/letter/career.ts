import type { ResumeDraft } from "../../draft/draft.ts";
import { shownItemsOf } from "../../draft/template-data.ts";
import { textOf, fieldOf, type AnyItem } from "../../draft/holders.ts";
import { sectionsOf } from "../../draft/sections-of.ts";
import { endOf, monthOfDay, type Month } from "../../evidence/dates.ts";
import { findDates } from "../../read/patterns/dates.ts";
import type { Found, PartialDate } from "../../resume/reading.ts";
import { onOneLine } from "../../text/one-line.ts";

/** A job or a study of a draft with its time. */
export interface Stage {
  readonly item: string;
  /** The job's title, or the degree; "" for none. */
  readonly title: string;
  /** The employer, or the school; "" for none. */
  readonly where: string;
  readonly isCurrent: boolean;
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  /** The last month of it; null without dates. */
  readonly last: Month | null;
}

/** A person's work and studies, the last first. Hidden sections are left out. */
export interface Career {
  readonly jobs: readonly Stage[];
  readonly studies: readonly Stage[];
}

/** @param today  whole days since 1 January 1970 (UTC) */
export function careerOf(draft: ResumeDraft, today: number): Career {
  const shown = new Set(sectionsOf(draft).flatMap(({ id, isHidden }) => (isHidden ? [] : [id])));
  const of = (section: string, title: string, where: string) =>
    shown.has(section)
      ? latestFirst(shownItemsOf(draft, section).map((item) => stageOf(item, title, where, today)))
      : [];
  return {
    jobs: of("experience", "title", "company"),
    studies: of("education", "degree", "institution"),
  };
}

function stageOf(item: AnyItem, title: string, where: string, today: number): Stage {
  const start = dateIn(textOf(item, "startDate"));
  const end = dateIn(textOf(item, "endDate"));
  const month = monthOfDay(today);
  const isCurrent = fieldOf(item, "current") === true;
  const last = endOf({ start: foundOf(start), end: foundOf(end), current: isCurrent }, month);
  return {
    item: item.id,
    title: onOneLine(textOf(item, title)),
    where: employerIn(textOf(item, where)),
    isCurrent,
    start,
    end,
    last,
  };
}

/** The employer; "" for a word that says there was none. */
function employerIn(text: string): string {
  const name = onOneLine(text);
  return /^(?:freelanc(?:e|er|ing)|self[- ]employed|independent|various clients)\b/iu.test(name)
    ? ""
    : name;
}

/** The date a field holds, in any form our reader knows; null for none. */
function dateIn(text: string): PartialDate | null {
  const [match] = findDates(text);
  return match?.end?.date ?? match?.start?.date ?? null;
}

function foundOf(value: PartialDate | null): Found<PartialDate> | null {
  return value && { value, confidence: 1, places: [] };
}

/** Entries without dates keep their place behind what has some. */
function latestFirst(stages: readonly Stage[]): readonly Stage[] {
  return stages.toSorted((a, b) => (b.last ?? -Infinity) - (a.last ?? -Infinity) || 0);
}

/**
 * Whole years of work the dates add up to, rounded down; months in two jobs at once count once, internships do not.
 * Null where no job has both ends.
 */
export function yearsOfWork({ jobs }: Career, today: number): number | null {
  const now = monthOfDay(today);
  const months = new Set<number>();
  for (const { start, end, isCurrent, title } of jobs) {
    if (/\bintern(?:ship)?\b/iu.test(title)) continue;
    const from = start && start.year * 12 + (start.month ?? 1) - 1;
    const last = isCurrent
      ? now
      : end && end.year * 12 + (end.month ?? (end.year === start?.year ? 12 : 0)) - 1;
    if (from === null || last === null) continue;
    for (let month = from; month <= Math.min(last, now); month++) months.add(month);
  }
  return months.size === 0 ? null : Math.floor(months.size / 12);
}
