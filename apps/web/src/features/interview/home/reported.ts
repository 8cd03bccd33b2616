import type { InterviewReport, InterviewState } from "@taiyari/domain/interview";
import type { OwnInterview } from "../../../shared/interview/interviews.ts";

/** An interview that is over, with how it stands and its report. */
export interface Reported {
  readonly own: OwnInterview;
  readonly state: InterviewState;
  readonly report: InterviewReport;
}

/** Those that have a score, the latest first. */
export function scored(
  reported: readonly Reported[],
): readonly (Reported & { readonly score: number })[] {
  return reported.flatMap((one) =>
    one.report.score === null ? [] : [{ ...one, score: one.report.score }],
  );
}
