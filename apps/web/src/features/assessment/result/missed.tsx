import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AssessmentResult } from "@taiyari/contract";
import { count } from "../../../lib/numbers.ts";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { pagesOf } from "../../../shared/course/outline.ts";
import styles from "./result.module.css";

/** What was wrong, by the page that teaches it. */
export function Missed({ result }: { readonly result: AssessmentResult }) {
  const course = useQuery(courseQuery);
  const pages = course.data ? pagesOf(course.data) : [];
  const missed = result.questions.flatMap(({ question, isRight, finding, answer }, at) =>
    isRight ? [] : [{ question, finding, isOpen: answer === "", number: at + 1 }],
  );
  return (
    <section className={`card ${styles["part"]}`} aria-labelledby="missed">
      <header>
        <h2 id="missed">{missed.length === 0 ? "Nothing to look at again" : "To look at again"}</h2>
        {missed.length > 0 && (
          <span className="small muted num">
            {count(missed.length, "question")}, in your reviews from tomorrow
          </span>
        )}
      </header>
      {missed.length === 0 && <p>All questions were answered right.</p>}
      <ol className={styles["missed"]}>
        {missed.map(({ question, finding, isOpen, number }) => (
          <li key={question.id}>
            <span className="num">{number}</span>
            <div>
              <b>{question.title}</b>
              <p>
                {isOpen ? "Not answered." : (finding ?? `${question.stage}, ${question.level}.`)}
              </p>
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
