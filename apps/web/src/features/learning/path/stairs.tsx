import type { Course, CourseStage } from "@taiyari/domain/learning";
import { pageState, type Progress } from "@taiyari/domain/learning/progress";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { isOver, type NextPage } from "../standing/learning-figures.ts";
import { StairPicture, type StairState } from "./stair-picture.tsx";
import styles from "./stairs.module.css";

interface StairsProps {
  readonly course: Course;
  readonly progress: Progress;
  readonly next: NextPage | null;
}

/** The stages as rising steps, each with a doorway; the lamp is lit at the one to go on with. */
export function Stairs({ course, progress, next }: StairsProps) {
  const steps = course.stages.map((stage) => stepOf(stage, progress, next));
  const states: readonly StairState[] = [
    ...steps.map(({ state }) => state),
    next === null ? "now" : "ahead",
  ];
  return (
    <section className={`card ${styles["stairs"]}`} aria-label="Stages">
      <StairPicture states={states} />
      <ol className="num">
        {steps.map(({ stage, done, state }) => (
          <li key={stage.name} aria-current={state === "now" ? "step" : undefined}>
            <b>{stage.name}</b>
            <span>
              {done === stage.pages.length && <LineIcon name="check" small />}
              {done} of {stage.pages.length}
            </span>
          </li>
        ))}
        <li aria-current={next === null ? "step" : undefined}>
          <b>Certificate</b>
          <span>from 80%</span>
        </li>
      </ol>
    </section>
  );
}

function stepOf(stage: CourseStage, progress: Progress, next: NextPage | null) {
  const done = stage.pages.filter((page) => isOver(pageState(page, progress))).length;
  const isNow = next !== null && stage.pages.includes(next.page);
  const behind: StairState = done === stage.pages.length ? "done" : "ahead";
  return { stage, done, state: isNow ? ("now" as const) : behind };
}
