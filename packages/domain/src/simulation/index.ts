export * from "./scenario.ts";
export type * from "./deliverable.ts";
export type * from "./run.ts";
export type * from "./simulation-index.ts";
export { MAX_WORK_TEXT, SIMULATION_LIMITS } from "./limits.ts";
export { minuteOf, timeText } from "./conditions/day-time.ts";
export {
  readCondition,
  type ConditionContext,
  type ReadCondition,
  TASK_FACTS,
} from "./conditions/condition.ts";
export type * from "./assess/assessment.ts";
export { assess, writtenText } from "./assess/assess.ts";
export type * from "./replay/state.ts";
export { canUndo, replay } from "./replay/replay.ts";
export { notesMark } from "./replay/notes.ts";
export { REVIEW_MINUTES } from "./replay/review.ts";
export type * from "./debrief/debrief.ts";
export type * from "./debrief/timeline-entry.ts";
export type * from "./debrief/competency-debrief.ts";
export { debriefOf } from "./debrief/debrief.ts";
export { bestOption, carelessWork, modelWork } from "./explore/example-work.ts";
export { type Explored, explore } from "./explore/explore.ts";
export type * from "./script/scripted-act.ts";
export { type PlayedDay, playActs, type RunWork } from "./script/play-script.ts";
export { readSaid, type SaidAt } from "./said/said-text.ts";
export type { Intent } from "./talk/intents.ts";
export type * from "./talk/given-reply.ts";
export type * from "./talk/reply-grounds.ts";
export { checkReply, type ReplyRefusal } from "./talk/check-reply.ts";
export { replyGrounds } from "./replay/reply-grounds-of.ts";
