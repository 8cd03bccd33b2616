import { Link } from "@tanstack/react-router";
import type { CourseStage } from "@taiyari/domain/learning";
import { COURSE_DOCS } from "../../../../shared/course/addresses.ts";
import { ArchMark } from "../../../../ui/arch-mark.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { usePageStates } from "../../standing/use-page-states.ts";
import styles from "./contents.module.css";

interface ContentsStageProps {
  readonly stage: CourseStage;
  /** Of the page being read. */
  readonly slug: string;
}

/** A stage with its pages; open when the page being read is one of them. */
export function ContentsStage({ stage, slug }: ContentsStageProps) {
  const stateOf = usePageStates();
  const done = stage.pages.filter((page) => stateOf(page) === "done").length;
  return (
    <details className={styles["stage"]} open={stage.pages.some((page) => page.slug === slug)}>
      <summary>
        <LineIcon name="right" small />
        {stage.name}
        <span className={`num ${styles["done"]}`}>
          {done === stage.pages.length && <LineIcon name="check" small />}
          {done} of {stage.pages.length}
        </span>
      </summary>
      <ol>
        {stage.pages.map((page) => (
          <li key={page.slug}>
            <Link
              to={COURSE_DOCS}
              params={{ _splat: page.slug }}
              aria-current={page.slug === slug ? "page" : undefined}
            >
              {page.title}
              <ArchMark state={stateOf(page)} />
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
