import type { Evidence } from "../../resume/report.ts";
import type { Found, ReadEducation, ReadExperience } from "../../resume/reading.ts";
import { absent, full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, counted, figure, outOf, sentenceStart } from "../../text/wording.ts";

/** Each job and study with dates a machine can count with. */
export const datesParsed: Check = {
  id: "dates-parsed",
  axis: "readable",
  weight: 2,
  title: "Dates understood",
  looksAt: "Each job with a start and an end that can be counted with, each study with a year.",
  source:
    "Years of experience are counted from dates; one that is missing, runs backwards or lies ahead is counted as nothing.",
  run,
};

/** A month counted from year 0, beyond which a date of work cannot be a slip of a few days. */
const AHEAD_MONTHS = 1;

interface Dated {
  readonly where: string;
  readonly title: Found | null;
  /** Why it cannot be counted with; null where it can. */
  readonly problem: string | null;
}

function run(subject: Subject): Outcome {
  const { reading } = subject;
  const entries = [
    ...reading.experience.map((job) => ofJob(job, subject)),
    ...reading.education.map(ofStudy),
  ];
  if (entries.length === 0)
    return {
      share: 0,
      finding: "There is no job and no study with a date.",
      evidence: [absent("No dates beside jobs or studies")],
      advice: {
        title: "Give jobs and studies their dates",
        why: "A machine counts experience by dates. Month and year, as in “Aug 2022”, is read everywhere.",
        note: null,
      },
      praise: null,
      concern: null,
    };
  const bad = entries.filter((entry) => entry.problem !== null);
  if (bad.length === 0)
    return full(
      `${sentenceStart(outOf(entries.length, entries.length, "entry", "entries"))} ${agree(entries.length, "has", "have")} dates that can be counted with.`,
    );
  return {
    share: 1 - bad.length / entries.length,
    finding: `${sentenceStart(outOf(bad.length, entries.length, "entry", "entries"))} ${agree(bad.length, "has", "have")} no dates that can be counted with.`,
    evidence: bad.slice(0, MAX_EVIDENCE).map(evidence),
    advice: {
      title: "Give jobs and studies their dates",
      why: "A machine counts experience by dates. Month and year, as in “Aug 2022”, is read everywhere.",
      note: `${figure(bad.length, "entry", "entries")} without`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(bad.length, "entry", "entries"))} cannot be placed in time.`,
      lines: bad.flatMap((entry) => entry.title?.places.slice(0, 1).map((p) => p.line) ?? []),
    },
  };
}

function ofJob(job: ReadExperience, { today }: Subject): Dated {
  const title = job.title ?? job.company;
  const where = ["Experience", job.company?.value ?? job.title?.value].filter(Boolean).join(", ");
  return { where, title, problem: problemOf(job, today) };
}

function problemOf({ start, end, current }: ReadExperience, today: number): string | null {
  if (!start && !end) return "No date was read beside it.";
  if (!start) return "No start was read.";
  if (!end && !current) return "No end was read, and no “Present”.";
  if (monthOf(start.value) > today + AHEAD_MONTHS) return "It begins in the future.";
  if (end && !current && end.value.year < start.value.year) return "It ends before it begins.";
  return null;
}

function monthOf({ year, month }: { readonly year: number; readonly month?: number }): number {
  return year * 12 + (month ?? 1) - 1;
}

function ofStudy(study: ReadEducation): Dated {
  const title = study.institution ?? study.degree;
  return {
    where: ["Education", title?.value].filter(Boolean).join(", "),
    title,
    problem: (study.end ?? study.start) || study.current ? null : "No year was read beside it.",
  };
}

function evidence({ where, title, problem }: Dated): Evidence {
  const quote = title?.value ?? "";
  const marks = quote === "" ? [] : [{ from: 0, to: quote.length, note: problem ?? "" }];
  const line = title?.places[0]?.line ?? null;
  return { line, where, quote, marks, example: null };
}
