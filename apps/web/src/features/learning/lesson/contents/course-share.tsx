import type { Course } from "@taiyari/domain/learning";
import { pagesOf } from "../../../../shared/course/outline.ts";
import { style } from "../../../../ui/css-variables.ts";
import { usePageStates } from "../../standing/use-page-states.ts";
import styles from "./contents.module.css";

/** How much of the course is done, in words and as a bar. */
export function CourseShare({ course }: { readonly course: Course }) {
  const stateOf = usePageStates();
  const pages = pagesOf(course);
  const done = pages.filter((page) => stateOf(page) === "done").length;
  return (
    <div className={styles["share"]}>
      <span className="num">
        {done} of {pages.length}
      </span>{" "}
      pages done
      <div
        className={styles["track"]}
        style={style({ "--share": `${(done / pages.length) * 100}%` })}
      />
    </div>
  );
}
