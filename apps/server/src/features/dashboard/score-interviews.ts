import { setImmediate } from "node:timers/promises";
import { type InterviewReport, replay, reportOf } from "@taiyari/domain/interview";
import type { LastInterview } from "@taiyari/domain/readiness";
import type { DashboardDeps } from "./deps.ts";
import type { ScoredInterview } from "./scored-cache.ts";
import { findWholeInterviews, type InterviewRow, type WholeInterview } from "./interview-store.ts";

/** Interviews whose texts are read. More than any figure looks back at. */
const MOST_SCORED = 10;

/** The latest interviews that are over and have a score, the earliest first. By the built-in rules, so that all are measured alike. */
export async function scoreInterviews(
  { db, cache }: Pick<DashboardDeps, "db" | "cache">,
  userId: string,
  rows: readonly InterviewRow[],
): Promise<readonly ScoredInterview[]> {
  const over = rows.filter(({ isEnded }) => isEnded).slice(0, MOST_SCORED);
  const keyOf = ({ id, events }: Pick<InterviewRow, "id" | "events">) =>
    `${userId} ${id} ${events}`;
  const unknown = over.filter((row) => cache.interviews.get(keyOf(row)) === undefined);
  const wholes = await findWholeInterviews(
    db,
    userId,
    unknown.map(({ id }) => id),
  );
  for (const whole of wholes) {
    const row = unknown.find(({ id }) => id === whole.interview.id);
    if (row) cache.interviews.set(keyOf(row), scored(whole));
    // Reading answers takes milliseconds without a pause: others are served in between.
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await setImmediate();
  }
  return over.flatMap((row) => cache.interviews.get(keyOf(row)) ?? []).toReversed();
}

function scored({ interview, events }: WholeInterview): ScoredInterview | null {
  const state = replay(interview, events);
  const report = reportOf(interview, state, { earlier: [], careers: null });
  if (report.score === null) return null;
  return {
    id: interview.id,
    endedAt: Date.parse(interview.startedAt) + Math.round(1_000 * state.spent),
    role: interview.setup.role,
    score: report.score,
    answers: lastTries(report).map(({ question, points }) => ({
      points,
      type: interview.plan[question]?.question.type ?? "",
    })),
    last: { id: interview.id, headline: report.headline, again: againOf(report) },
  };
}

/** Of each question the last try: what the score of a report is made of. */
function lastTries({ answers }: InterviewReport): InterviewReport["answers"] {
  return answers.filter(
    (one) =>
      !answers.some(({ question, attempt }) => question === one.question && attempt > one.attempt),
  );
}

function againOf({ practise }: InterviewReport): LastInterview["again"] {
  return practise.flatMap(({ to, title, text, minutes }) =>
    to.kind === "question" ? [{ question: to.id, title, text, minutes }] : [],
  );
}
