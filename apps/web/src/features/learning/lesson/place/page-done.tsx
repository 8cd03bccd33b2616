import type { CoursePage } from "@taiyari/domain/learning";
import { pageState, solvedOn } from "@taiyari/domain/learning/progress";
import { count } from "../../../../lib/numbers.ts";
import { useProgress } from "../../../../shared/learning/learning.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./page-done.module.css";

/** Whether the page is done, and what is left of it. */
export function PageDone({ page }: { readonly page: CoursePage }) {
  const progress = useProgress();
  const isDone = pageState(page, progress) === "done";
  const open = page.exercises.length - solvedOn(page, progress);
  return (
    <p className={`num ${styles["done"]}`} data-done={isDone || undefined} role="status">
      <LineIcon name={isDone ? "check" : "ring"} small />
      {isDone
        ? "This page is done."
        : open > 0
          ? `This page is done when its exercises are solved: ${count(open, "exercise")} to go.`
          : "Read to its end, this page is done."}
    </p>
  );
}
