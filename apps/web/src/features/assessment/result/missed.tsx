import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AssessmentResult } from "@taiyari/contract";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { pagesOf } from "../../../shared/course/outline.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import styles from "./result.module.css";

/** What was wrong, by the page that teaches it. */
export function Missed({ result }: { readonly result: AssessmentResult }) {
  const course = useQuery(courseQuery);
  const pages = course.data ? pagesOf(course.data) : [];
  const missed = result.questions.flatMap((judged, at) =>
    judged.isRight ? [] : [{ ...judged, number: at + 1 }],
  );
  return (
    <section className={`card ${styles["part"]}`} aria-labelledby="missed">
      <header>
        <h2 id="missed">{headingOf(missed.length)}</h2>
        {missed.length > 0 && (
          <span className="small muted num">In your reviews from tomorrow</span>
        )}
      </header>
      {missed.length === 0 && <p>All questions were answered right.</p>}
      <ol className={styles["missed"]}>
        {missed.map(({ question, finding, answer, why, number }) => (
          <li key={question.id}>
            <span className="num">{number}</span>
            <div>
              <b>{question.title}</b>
              {answer === "" && <p>Not answered.</p>}
              {finding === null ? <TextBlocks blocks={why.slice(0, 1)} /> : <p>{finding}</p>}
              <Link
                to="/learning/sql-for-data-professionals/docs/$"
                params={{ _splat: question.page }}
              >
                {pages.find(({ slug }) => slug === question.page)?.title ??
                  "Read the page that teaches it"}
                <span className="vh">, for {question.title}</span>
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function headingOf(missed: number): string {
  if (missed === 0) return "Nothing to look at again";
  return missed === 1 ? "One to look at again" : `${missed} to look at again`;
}
