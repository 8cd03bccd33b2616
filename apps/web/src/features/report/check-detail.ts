import { gainOf, type Check, type Report } from "../../shared/report/report-words.ts";

/** What stands behind a check: its rule, and what to do about it. */
export interface CheckDetail {
  /** Whole points; null where an older report does not say it. */
  readonly weight: number | null;
  /** What it looks at, in a sentence; null where an older report does not say it. */
  readonly looksAt: string | null;
  /** Where the rule comes from; null where an older report does not say it. */
  readonly source: string | null;
  /** Null where nothing is lost. */
  readonly advice: { readonly title: string; readonly why: string } | null;
  /** By how much the score would rise were this check alone full. */
  readonly gain: number;
  /** The lines its evidence stands on, each once, in order. */
  readonly lines: readonly number[];
  /** Its places are shown among the improvements. */
  readonly isImprovement: boolean;
}

/** A check as stored; what rules before 2.0 did not keep is taken from elsewhere in the report, where it can be. */
export function detailOf(report: Report, check: Check): CheckDetail {
  const improvement = report.improvements.find(({ checkId }) => checkId === check.id);
  const lines = check.evidence.flatMap(({ line }) => line ?? []);
  return {
    weight: check.weight ?? (check.maxPoints > 0 ? check.maxPoints : null),
    looksAt: check.looksAt ?? null,
    source: check.source ?? null,
    advice: check.advice === undefined ? (improvement ?? null) : check.advice,
    gain: gainOf(report, check),
    lines: [...new Set(lines)].toSorted((a, b) => a - b),
    isImprovement: improvement !== undefined,
  };
}
