import type { Evidence } from "../../resume/report.ts";
import type { Found, ReadEducation, ReadExperience } from "../../resume/reading.ts";
import { absent, full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { spanOf, yearOf } from "../../evidence/dates.ts";
import type { Month, Span } from "../../evidence/dates.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, sentenceStart } from "../../text/wording.ts";

/** Newest first, and no unexplained year. */
export const timeline: Check = {
  id: "timeline",
  axis: "content",
  weight: 1,
  title: "Order and gaps of dates",
  looksAt: "Newest first, and no unexplained year.",
  source:
    "Reverse order is what readers and systems expect; a gap of a year or more is the first thing an interviewer asks about.",
  run,
};

/** Months between two stretches from which it is a gap. */
const GAP_MONTHS = 12;

/** Gaps that ended longer ago than this, in months, are history. */
const GAP_MEMORY = 120;

/** Months by which a study must end later than the one above it: a B.Ed. beside a Master's is no disorder. */
const STUDIES_APART = 18;

interface Dated {
  readonly span: Span;
  readonly title: Found | null;
  readonly name: string;
}

function run({ reading, today }: Subject): Outcome {
  const jobs = dated(reading.experience, today, (job) => job.company ?? job.title);
  const studies = dated(reading.education, today, (study) => study.institution ?? study.degree);
  if (jobs.length + studies.length === 0)
    return {
      share: 0,
      finding: "There are no dates to put in order.",
      evidence: [absent("No dated job or degree")],
      advice: {
        title: "Give jobs and studies their dates",
        why: "Without dates nobody can see what is recent and what is not.",
        note: null,
      },
      praise: null,
      concern: null,
    };
  const disorder = outOfOrder(jobs, 0) ?? outOfOrder(studies, STUDIES_APART);
  const gaps = gapsIn(jobs, studies, today);
  if (!disorder && gaps.length === 0) return full("Newest first, without a gap of a year.");

  const evidence: Evidence[] = [
    ...(disorder ? [evidenceOf(disorder, "Newer than the entry above it.")] : []),
    ...gaps.map((gap) =>
      evidenceOf(gap.next, `Begins ${figure(gap.months, "month")} after the one before it ended.`),
    ),
  ];
  const gap = gaps[0];
  const gapText = gap
    ? `${figure(gap.months, "month")} between ${yearOf(gap.from)} and ${yearOf(gap.from + gap.months)} are not accounted for`
    : "";
  const parts = [
    ...(disorder ? ["an older entry stands above a newer one"] : []),
    ...(gap ? [gapText] : []),
  ];
  return {
    share: 0,
    finding: `${sentenceStart(parts.join("; "))}.`,
    evidence,
    advice: {
      title: disorder ? "Put the newest first" : "Say what you did in the gap",
      why: disorder
        ? "Readers and systems take the first entry for the latest."
        : "A line is enough: study, family, a course, your own business. Unsaid, it is the first question.",
      note: disorder ? null : figure(gap?.months ?? 0, "month"),
    },
    praise: null,
    concern: {
      text: `${sentenceStart(parts[0] ?? counted(gaps.length, "gap"))}.`,
      lines: evidence.flatMap((item) => (item.line === null ? [] : [item.line])),
    },
  };
}

function dated<Entry extends ReadExperience | ReadEducation>(
  entries: readonly Entry[],
  today: Month,
  title: (entry: Entry) => Found | null,
): Dated[] {
  return entries.flatMap((entry) => {
    // A degree often has its last year only.
    const span = spanOf({ ...entry, start: entry.start ?? entry.end }, today);
    const found = title(entry);
    return span ? [{ span, title: found, name: found?.value ?? "" }] : [];
  });
}

/** The first entry that is newer than the one above it, where the list runs neither way throughout. */
function outOfOrder(entries: readonly Dated[], apart: number): Dated | null {
  return (
    entries.find((entry, i) => {
      const above = entries[i - 1];
      return (
        above !== undefined &&
        entry.span.last - above.span.last > apart &&
        entry.span.first > above.span.first
      );
    }) ?? null
  );
}

function gapsIn(
  jobs: readonly Dated[],
  studies: readonly Dated[],
  today: Month,
): { from: Month; months: number; next: Dated }[] {
  const all = [...jobs, ...studies].toSorted((a, b) => a.span.first - b.span.first);
  const gaps: { from: Month; months: number; next: Dated }[] = [];
  let until: Month | null = null;
  for (const entry of all) {
    const isJob = jobs.includes(entry);
    if (until !== null && isJob && hasWorked(jobs, until)) {
      const months = entry.span.first - until - 1;
      if (months >= GAP_MONTHS && today - entry.span.first <= GAP_MEMORY)
        gaps.push({ from: until + 1, months, next: entry });
    }
    until = Math.max(until ?? 0, entry.span.last);
  }
  return gaps;
}

/** Only time after the first job is a gap: before it is childhood and study. */
function hasWorked(jobs: readonly Dated[], until: Month): boolean {
  return jobs.some((job) => job.span.first <= until);
}

function evidenceOf(entry: Dated, note: string): Evidence {
  const quote = entry.name;
  return {
    line: entry.title?.places[0]?.line ?? null,
    where: "Dates",
    quote,
    marks: quote === "" ? [] : [{ from: 0, to: quote.length, note }],
    example: null,
  };
}
