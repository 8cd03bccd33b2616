import { type Month, spanOf } from "../../../evidence/dates.ts";
import { linesOf } from "../../../evidence/passages.ts";
import type { Found } from "../../../resume/reading.ts";
import type { ChatContext } from "../context.ts";

/** A job or a study with its dates. */
export interface Stretch {
  /** "Kaveri Retail"; the title or degree where the place was not read. */
  readonly name: string;
  readonly isJob: boolean;
  readonly first: Month;
  readonly last: Month;
  readonly isCurrent: boolean;
  /** Lines of its name and dates. */
  readonly lines: readonly number[];
}

/** Time that no job and no study covers. */
export interface Gap {
  readonly before: Stretch;
  readonly after: Stretch;
  readonly months: number;
}

/** Shorter times between two jobs are a notice period, or a rest, and nobody asks. Our choice. */
const SHORTEST_GAP = 3;

/** Jobs and studies that have dates, the earliest first. */
export function stretchesOf({ reading, month }: ChatContext): Stretch[] {
  const jobs = reading.experience.map((job) => ({
    entry: job,
    found: job.company ?? job.title,
    isJob: true,
  }));
  const studies = reading.education.map((study) => ({
    entry: { ...study, start: study.start ?? study.end },
    found: study.institution ?? study.degree,
    isJob: false,
  }));
  return [...jobs, ...studies]
    .flatMap(({ entry, found, isJob }): Stretch[] => {
      const span = spanOf(entry, month);
      if (!span) return [];
      const fields: readonly (Found<unknown> | null)[] = [found, entry.start, entry.end];
      return [
        {
          name: found?.value ?? (isJob ? "a job" : "a study"),
          isJob,
          first: span.first,
          last: span.last,
          isCurrent: span.current,
          lines: fields.flatMap((field) => (field ? linesOf(field) : [])),
        },
      ];
    })
    .toSorted((a, b) => a.first - b.first);
}

/** Times without job or study between two of them, after the first job began; the longest first. */
export function gapsOf(stretches: readonly Stretch[]): Gap[] {
  const gaps: Gap[] = [];
  let reached: Stretch | null = null;
  let hasWorked = false;
  for (const stretch of stretches) {
    const months: number = reached ? stretch.first - reached.last - 1 : 0;
    if (reached && hasWorked && months >= SHORTEST_GAP)
      gaps.push({ before: reached, after: stretch, months });
    if (!reached || stretch.last > reached.last) reached = stretch;
    hasWorked ||= stretch.isJob;
  }
  return gaps.toSorted((a, b) => b.months - a.months);
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Aug 2021". */
export function monthInWords(month: Month): string {
  return `${MONTHS[month % 12] ?? ""} ${Math.floor(month / 12)}`;
}
