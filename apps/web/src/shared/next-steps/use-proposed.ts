import { useQuery } from "@tanstack/react-query";
import { proposeSteps, type ProposedStep, type StepGap, stepKey } from "@taiyari/domain/next-steps";
import { pageState } from "@taiyari/domain/learning/progress";
import { courseQuery } from "../course/course-files.ts";
import { pagesOf } from "../course/outline.ts";
import { useInterviews } from "../interview/interviews.ts";
import { useLearning } from "../learning/learning.ts";
import { useRuns } from "../simulation/runs.ts";
import { stepsQuery } from "./steps-file.ts";

/**
 * What to do about gaps, of what this build has and the person has not done. Nothing is asked for without gaps.
 *
 * @returns  [] until all of it is known: a step that was done is not shown for a moment
 */
export function useProposed(gaps: readonly StepGap[], most?: number): readonly ProposedStep[] {
  const isAsked = gaps.length > 0;
  const { data: index } = useQuery({ ...stepsQuery, enabled: isAsked });
  const done = useDoneSteps(isAsked);
  return index && done ? proposeSteps(index, gaps, done, most) : [];
}

/** Keys of the pages that are done, problems that are solved, and questions and days of what is over; null until that is known. */
function useDoneSteps(isAsked: boolean): ReadonlySet<string> | null {
  const course = useQuery({ ...courseQuery, enabled: isAsked });
  const { progress, practice, isLoaded } = useLearning();
  const interviews = useInterviews();
  const runs = useRuns();
  if (!isLoaded || !interviews.isLoaded || !runs.isLoaded || course.isLoading) return null;
  const pages = (course.data ? pagesOf(course.data) : []).filter((page) =>
    ["done", "known"].includes(pageState(page, progress)),
  );
  const solved = [...practice.problems].filter(([, { solvedAt }]) => solvedAt !== null);
  const asked = interviews.logs
    .filter(isOver)
    .flatMap(({ head }) => head.plan.map(({ question }) => question.id));
  const days = runs.logs.filter(isOver).map(({ head }) => head.scenario);
  return new Set([
    ...pages.map(({ slug }) => stepKey({ kind: "lesson", id: slug })),
    ...solved.map(([slug]) => stepKey({ kind: "problem", id: slug })),
    ...asked.map((id) => stepKey({ kind: "question", id })),
    ...days.map((id) => stepKey({ kind: "simulation", id })),
  ]);
}

function isOver({ events }: { readonly events: readonly { readonly kind: string }[] }): boolean {
  return events.some(({ kind }) => kind === "ended");
}
