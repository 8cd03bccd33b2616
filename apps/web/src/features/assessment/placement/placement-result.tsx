import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { knownPages, type PlacementQuestion } from "@taiyari/domain/learning";
import { count } from "../../../lib/numbers.ts";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { pagesOf } from "../../../shared/course/outline.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ScreenHead } from "../../../ui/screen-head.tsx";
import styles from "./placement.module.css";

interface PlacementResultProps {
  readonly questions: readonly PlacementQuestion[];
  readonly answers: ReadonlyMap<string, string>;
  readonly isUndone: boolean;
  readonly onUndo: () => void;
  readonly onAgain: () => void;
}

/** Which pages are marked as known, each question with why, and the way back. */
export function PlacementResult(props: PlacementResultProps) {
  const { questions, answers, isUndone, onUndo, onAgain } = props;
  const course = useQuery(courseQuery);
  const pages = course.data ? pagesOf(course.data) : [];
  const known = knownPages(questions, answers);
  return (
    <>
      <ScreenHead
        title={isUndone ? "The placement was taken back" : headingOf(known.length)}
        lead={
          isUndone
            ? "No page is marked as known any more."
            : "A page counts as known when every question about it was answered right."
        }
        isStatus
      />
      {!isUndone && known.length > 0 && (
        <ul className={styles["known"]}>
          {known.map((slug) => (
            <li key={slug}>
              <LineIcon name="check" small />
              <Link to="/learning/sql-for-data-professionals/docs/$" params={{ _splat: slug }}>
                {pages.find((page) => page.slug === slug)?.title ?? slug}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles["acts"]}>
        <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("next")}>
          Go on with your path
        </Link>
        {!isUndone && (
          <Button kind="line" onClick={onUndo}>
            Take it back
          </Button>
        )}
        <Button kind="quiet" onClick={onAgain}>
          Answer again
        </Button>
      </div>
      <section className={styles["whys"]} aria-labelledby="whys">
        <h2 id="whys">The questions</h2>
        {questions.map(({ question, key }, at) => {
          const isRight = answers.get(question.id) === key.right;
          return (
            <details key={question.id} className="card">
              <summary>
                <LineIcon name={isRight ? "check-circle" : "cross-circle"} small />
                <span className="num">
                  {at + 1}. {question.title}
                </span>
                <em>{isRight ? "right" : "to learn"}</em>
              </summary>
              <TextBlocks blocks={key.why} />
            </details>
          );
        })}
      </section>
    </>
  );
}

function headingOf(known: number): string {
  if (known === 0) return "Begin at the beginning";
  return `You know ${count(known, "page")} already`;
}
