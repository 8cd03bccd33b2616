import {
  gainOf,
  improvementGain,
  improvementOf,
  type Check,
  type Report,
} from "../../shared/report/report-words.ts";

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
  /** The points that it lost. */
  readonly gain: number;
  /** The improvement it is part of, with its points; null where nothing is lost, or an older report does not say. */
  readonly improvement: {
    readonly checkId: string;
    readonly title: string;
    readonly gain: number;
  } | null;
  /** The lines its evidence stands on, each once, in order. */
  readonly lines: readonly number[];
}

/** A check as stored; what rules before 2.0 did not keep is taken from elsewhere in the report, where it can be. */
export function detailOf(report: Report, check: Check): CheckDetail {
  const improvement = improvementOf(report, check);
  const lines = check.evidence.flatMap(({ line }) => line ?? []);
  return {
    weight: check.weight ?? (check.maxPoints > 0 ? check.maxPoints : null),
    looksAt: check.looksAt ?? null,
    source: check.source ?? null,
    advice: check.advice === undefined ? improvement : check.advice,
    gain: gainOf(check),
    improvement: improvement && {
      checkId: improvement.checkId,
      title: improvement.title,
      gain: improvementGain(report, improvement),
    },
    lines: [...new Set(lines)].toSorted((a, b) => a - b),
  };
}
