import { orderEvents } from "@taiyari/domain/learning/progress";
import type { ReadinessLog } from "@taiyari/domain/readiness";
import type { Outlines } from "../../built-outlines.ts";
import type { DashboardDeps } from "./deps.ts";
import { findInterviews, type InterviewRow } from "./interview-store.ts";
import { findLearningEvents } from "../../shared/learning/learning-event-store.ts";
import { type AssessedRow, findAssessed } from "./learning-store.ts";
import {
  findLatestFindings,
  findLetters,
  findReports,
  findUploads,
  type LetterRow,
  type ReportRow,
  type UploadRow,
} from "./resume-store.ts";
import { scoreDays } from "./score-days.ts";
import { scoreInterviews } from "./score-interviews.ts";
import type { ScoredDay, ScoredInterview } from "./scored-cache.ts";
import { findActTimes, findRuns, type RunRow } from "./simulation-store.ts";

/** Everything one person did that the dashboard looks at. */
export interface Gathered {
  readonly outlines: Outlines;
  readonly events: ReadinessLog["events"];
  readonly assessed: readonly AssessedRow[];
  readonly uploads: readonly UploadRow[];
  /** The latest first, as letters, interviews and runs. */
  readonly reports: readonly ReportRow[];
  /** Of the latest report. */
  readonly findings: Awaited<ReturnType<typeof findLatestFindings>>;
  readonly letters: readonly LetterRow[];
  readonly interviews: readonly InterviewRow[];
  readonly runs: readonly RunRow[];
  readonly actTimes: readonly Date[];
  /** The earliest first, as days. */
  readonly scoredInterviews: readonly ScoredInterview[];
  readonly scoredDays: readonly ScoredDay[];
}

export async function gather(deps: DashboardDeps, userId: string): Promise<Gathered> {
  const { db } = deps;
  const [
    outlines,
    events,
    assessed,
    uploads,
    reports,
    findings,
    letters,
    interviews,
    runs,
    actTimes,
  ] = await Promise.all([
    deps.findOutlines(),
    findLearningEvents(db, userId),
    findAssessed(db, userId),
    findUploads(db, userId),
    findReports(db, userId),
    findLatestFindings(db, userId),
    findLetters(db, userId),
    findInterviews(db, userId),
    findRuns(db, userId),
    findActTimes(db, userId),
  ]);
  const [scoredInterviews, scoredDays] = await Promise.all([
    scoreInterviews(deps, userId, interviews),
    scoreDays(deps, userId, runs),
  ]);
  return {
    outlines,
    events,
    assessed,
    uploads,
    reports,
    findings,
    letters,
    interviews,
    runs,
    actTimes,
    scoredInterviews,
    scoredDays,
  };
}

/** The same as the domain counts it. */
export function readinessLog(gathered: Gathered): ReadinessLog {
  const { outlines, events, assessed, reports, scoredInterviews, scoredDays } = gathered;
  return {
    course: outlines.course,
    problems: outlines.problems,
    // In order once: the trend folds it at many moments.
    events: orderEvents(events),
    assessments: assessed
      .filter(({ course, questions }) => course === outlines.course?.slug && questions > 0)
      .map(({ submittedAt, right, questions }) => ({
        at: submittedAt.getTime(),
        value: right / questions,
      })),
    reports: reports.map(({ madeAt, score, axes }) => ({
      at: madeAt.getTime(),
      value: { score, axes },
    })),
    interviews: scoredInterviews.map(({ endedAt, answers }) => ({ at: endedAt, value: answers })),
    days: scoredDays.map(({ endedAt, facts }) => ({ at: endedAt, value: facts })),
  };
}
