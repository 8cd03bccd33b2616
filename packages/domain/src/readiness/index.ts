export * from "./facts.ts";
export type { Evidence } from "./evidence.ts";
export type { ReadinessPart } from "./part.ts";
export {
  AXES,
  type AxisId,
  READY_FROM,
  type Readiness,
  type ReadinessAxis,
  readinessOf,
} from "./readiness.ts";
export { type Dated, type ReadinessLog, type Standing, standingAt } from "./facts-at.ts";
export { countsAt, trendMoments, trendPoint, type TrendPoint } from "./trend.ts";
export {
  activityDays,
  activityFigures,
  type ActivityFigures,
  type ActivityLog,
  firstShown,
  mondayOf,
  type Moment,
} from "./activity.ts";
export type { ActionSource, LastInterview, ResumeStanding, SkillGap } from "./action-idea.ts";
export type { NextAction } from "./next-action.ts";
export { nextActions } from "./next-actions.ts";
