import { Link } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { COURSE, COURSE_DOCS, WORKSPACE } from "../../../../shared/course/addresses.ts";
import { useMediaQuery } from "../../../../ui/use-media-query.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { ContentsSheet } from "./contents-sheet.tsx";
import { ContentsStage } from "./contents-stage.tsx";
import { CourseShare } from "./course-share.tsx";
import styles from "./contents.module.css";

interface ContentsPanelProps {
  readonly course: Course;
  readonly slug: string;
  /** Whether a phone shows it over the page. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The course by its stages: beside the page, or over it on a phone. */
export function ContentsPanel({ course, slug, isOpen, onClose }: ContentsPanelProps) {
  const isNarrow = useMediaQuery("(max-width: 860px)");
  if (isNarrow)
    return isOpen ? (
      <ContentsSheet title={course.title} onClose={onClose}>
        <Contents course={course} slug={slug} />
      </ContentsSheet>
    ) : null;
  return (
    <nav className={styles["panel"]} aria-label="Course contents">
      <div className={styles["inside"]}>
        <p className={styles["course"]}>
          <Link to={COURSE}>{course.title}</Link>
        </p>
        <Contents course={course} slug={slug} />
      </div>
    </nav>
  );
}

function Contents({ course, slug }: Pick<ContentsPanelProps, "course" | "slug">) {
  return (
    <>
      <CourseShare course={course} />
      {course.stages.map((stage) => (
        <ContentsStage key={stage.name} stage={stage} slug={slug} />
      ))}
      <Link className={styles["editor"]} to={COURSE_DOCS} params={{ _splat: WORKSPACE }}>
        <LineIcon name="terminal" />
        Open the SQL editor
      </Link>
    </>
  );
}
