export { foldProgress } from "./fold-progress.ts";
export { foldQueries, type SavedQuery } from "./fold-queries.ts";
export { eventsUntil, orderEvents } from "./order-events.ts";
export { keyOf } from "./progress.ts";
export type {
  CardProgress,
  ExerciseProgress,
  ExerciseState,
  PageProgress,
  PredictionProgress,
  Progress,
  StudyDay,
} from "./progress.ts";
export { type Memory, retrievability, review } from "./memory.ts";
export {
  courseFigures,
  type CourseFigures,
  pageState,
  type PageState,
  solvedOn,
} from "./page-state.ts";
export { dueReviews, type DueReviews, nextItem, type NextItem } from "./next-item.ts";
export { streakOf, type Streak } from "./streak.ts";
export { dateIn } from "./study-days.ts";
