import type { Axis, Evidence } from "../resume/report.ts";
import type { Subject } from "../evidence/subject.ts";

/**
 * One named question that a report asks of a resume.
 *
 * `weight` is whole points; those of an axis add up to its total (30, 40, 30). `looksAt` and
 * `source` (where the rule comes from) are sentences for the score's documentation. `run` is pure.
 */
export interface Check {
  /** Never changes, never reused: stored reports name it. */
  readonly id: string;
  readonly axis: Axis;
  readonly weight: number;
  readonly title: string;
  /** What it looks at, in a sentence. */
  readonly looksAt: string;
  readonly source: string;
  /** True for a check that reads English sentences and leaves a resume in another language out of its sum. */
  readonly readsEnglish?: true;
  readonly run: (subject: Subject) => Outcome;
}

/** What a check found. */
export interface Outcome {
  /** 0 to 1, the part of the weight that is earned; null when the check does not apply. */
  readonly share: number | null;
  /** What was found, in a sentence or two. */
  readonly finding: string;
  readonly evidence: readonly Evidence[];
  /** What to do about what is lost; null when nothing is. */
  readonly advice: Advice | null;
  /** Worth saying when it is good; null when there is nothing to praise. */
  readonly praise: Remark | null;
  /** Worth saying when it is not good. */
  readonly concern: Remark | null;
}

/** What to do about lost points, in the words of the report. */
export interface Advice {
  /** What to do, for a person: "Add a result to 4 bullets". */
  readonly title: string;
  /** Why it counts. */
  readonly why: string;
  /** Beside the axis under the title: "2 formats on 1 page". Null for the check's own title. */
  readonly note: string | null;
}

/** A sentence worth saying by itself, and the numbers of the lines it is about. */
export interface Remark {
  readonly text: string;
  readonly lines: readonly number[];
}

/** An outcome with nothing lost. */
export function full(finding: string, praise: Remark | null = null): Outcome {
  return { share: 1, finding, evidence: [], advice: null, praise, concern: null };
}

/** An outcome of a check that has nothing to measure here. */
export function notMeasured(finding: string): Outcome {
  return { share: null, finding, evidence: [], advice: null, praise: null, concern: null };
}

/**
 * Whole points for a share of a weight: rounded, and full only for a share of 1, so that a check that
 * shows a loss never claims to have none.
 */
export function pointsFor(share: number, weight: number): number {
  if (share >= 1) return weight;
  return Math.max(0, Math.min(weight - 1, Math.round(share * weight)));
}

/** Evidence of something that is not there. */
export function absent(where: string, example: Evidence["example"] = null): Evidence {
  return { line: null, where, quote: "", marks: [], example };
}

/** The most pieces of evidence a check shows. A report with 200 of them is not read. */
export const MAX_EVIDENCE = 12;
