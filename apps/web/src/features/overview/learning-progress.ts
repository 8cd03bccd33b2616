import type { Course } from "@taiyari/domain/learning";
import { courseFigures, type Progress } from "@taiyari/domain/learning/progress";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import type { StepProgress } from "./progress.ts";

/** How far the person is in the course; null before the first page, and until the course is known. */
export function learningProgress(
  course: Course | undefined,
  progress: Progress,
): StepProgress | null {
  if (!course || progress.lastPage === null) return null;
  const { pages, pagesDone, exercises, solved } = courseFigures(course, progress);
  const lastAt = progress.pages.get(progress.lastPage)?.lastAt;
  return {
    last: lastAt === undefined ? "" : `Last learnt ${formatDate(new Date(lastAt))}`,
    now: {
      text: `${pagesDone} of ${count(pages, "page")}, ${solved} of ${count(exercises, "exercise")}`,
      score: null,
    },
    share: pages === 0 ? null : Math.round((pagesDone / pages) * 100),
  };
}
