import type { OwnFact } from "../setup.ts";
import { isExact, monthIndex } from "./months.ts";

/** An entry of a resume with its lines. */
export interface Entry {
  /** "Data Analyst, Saral Commerce". */
  readonly name: string;
  /** "Data Analyst". */
  readonly title: string;
  /** "Saral Commerce"; "" where the entry has one name only. */
  readonly place: string;
  readonly period: OwnFact["period"];
  /** Without the line that names it. */
  readonly lines: readonly OwnFact[];
}

/** The entries of a kind, in the order of the resume. */
export function entriesOf(facts: readonly OwnFact[], kind: OwnFact["kind"]): readonly Entry[] {
  const names = new Set(
    facts.filter((fact) => fact.kind === kind && fact.of !== "").map(({ of }) => of),
  );
  return [...names].map((name) => {
    const own = facts.filter((fact) => fact.kind === kind && fact.of === name);
    const [title = name, ...place] = name.split(", ");
    return {
      name,
      title,
      place: place.join(", "),
      period: own.find(({ period }) => period !== null)?.period ?? null,
      lines: own.filter(({ text }) => text !== name),
    };
  });
}

/** A stretch without a job. */
export interface JobGap {
  readonly before: Entry;
  readonly after: Entry;
  readonly months: number;
}

/** Shorter ones need no explanation. Our choice: a notice period and a search together take as long. */
const LEAST_GAP = 4;

/** Stretches between jobs, the longest first; only where both ends have months. */
export function jobGaps(jobs: readonly Entry[]): readonly JobGap[] {
  const dated = jobs
    .flatMap((job) => (job.period && isExact(job.period.from) ? [{ job, period: job.period }] : []))
    .toSorted((a, b) => monthIndex(a.period.from) - monthIndex(b.period.from));
  const gaps: JobGap[] = [];
  let reached: (typeof dated)[number] | null = null;
  for (const one of dated) {
    const end = reached?.period.to ?? null;
    if (reached && end !== null && isExact(end)) {
      const months = monthIndex(one.period.from) - monthIndex(end) - 1;
      if (months >= LEAST_GAP) gaps.push({ before: reached.job, after: one.job, months });
    }
    if (!reached || endOf(one.period) > endOf(reached.period)) reached = one;
  }
  return gaps.toSorted((a, b) => b.months - a.months);
}

function endOf(period: NonNullable<OwnFact["period"]>): number {
  return period.to === null ? Infinity : monthIndex(period.to);
}
