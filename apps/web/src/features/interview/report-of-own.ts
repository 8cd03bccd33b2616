import {
  type InterviewReport,
  type InterviewState,
  replay,
  reportOf,
} from "@taiyari/domain/interview";
import type { OwnInterview } from "../../shared/interview/interviews.ts";

/** An interview that is over, with how it stands and its report. */
export interface ReportedInterview {
  readonly own: OwnInterview;
  readonly state: InterviewState;
  readonly report: InterviewReport;
}

/** How many interviews before one its trend looks at. */
const MOST_EARLIER = 3;

const STATES = new WeakMap<OwnInterview["events"], InterviewState>();
const REPORTS = new WeakMap<OwnInterview["events"], { key: string; report: InterviewReport }>();

/** How an interview stands by what happened in it. */
export function stateOf({ head: interview, events }: OwnInterview): InterviewState {
  const known = STATES.get(events);
  if (known) return known;
  const state = replay(interview, events);
  STATES.set(events, state);
  return state;
}

/** Interviews that are over, the latest first, each with its report against those before it. */
export function reportedInterviews(all: readonly OwnInterview[]): readonly ReportedInterview[] {
  const over = all
    .filter((own) => stateOf(own).phase === "ended")
    .toSorted((a, b) => a.head.startedAt.localeCompare(b.head.startedAt));
  const reported: ReportedInterview[] = [];
  for (const own of over) {
    const earlier = reported.filter(({ report }) => report.score !== null).slice(-MOST_EARLIER);
    reported.push({ own, state: stateOf(own), report: reportFor(own, earlier) });
  }
  return reported.toReversed();
}

function reportFor(own: OwnInterview, earlier: readonly ReportedInterview[]): InterviewReport {
  const key = earlier
    .map(({ own: { head: interview, events } }) => `${interview.id} ${events.length}`)
    .join();
  const known = REPORTS.get(own.events);
  if (known?.key === key) return known.report;
  const report = reportOf(own.head, stateOf(own), {
    earlier: earlier.map((one) => one.report),
    careers: null,
  });
  REPORTS.set(own.events, { key, report });
  return report;
}
