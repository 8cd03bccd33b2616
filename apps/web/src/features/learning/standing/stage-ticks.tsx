import type { Course } from "@taiyari/domain/learning";
import type { Progress } from "@taiyari/domain/learning/progress";
import { pageState } from "@taiyari/domain/learning/progress";
import { style } from "../../../ui/css-variables.ts";
import { isOver } from "./learning-figures.ts";
import "./ticks.css";

interface StageTicksProps {
  readonly course: Course;
  readonly progress: Progress;
  /** Of the page to go on with. */
  readonly next: string | null;
}

/** One tick is one page, in groups as the course has stages. The figures stand beside it in words. */
export function StageTicks({ course, progress, next }: StageTicksProps) {
  return (
    <div className="ticks" aria-hidden="true">
      {course.stages.map(({ name, pages }) => (
        <span key={name} style={style({ "--n": pages.length })}>
          {pages.map((page) => (
            <i
              key={page.slug}
              data-tick={
                isOver(pageState(page, progress)) ? "on" : page.slug === next ? "next" : undefined
              }
            />
          ))}
        </span>
      ))}
    </div>
  );
}
