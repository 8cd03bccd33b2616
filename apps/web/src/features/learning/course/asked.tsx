import { Link } from "@tanstack/react-router";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import styles from "./asked.module.css";

/** Questions that pages of the course answer on its data, as somebody at work or in an interview puts them. */
const QUESTIONS = [
  {
    asked: "Why did Diwali sales fall?",
    page: "use-case-analysis",
    title: "Use case analysis",
    about: "which days, which sales, and against what",
  },
  {
    asked: "What has each customer ordered? I need those too who never ordered.",
    page: "working-with-joins",
    title: "Working with joins",
    about: "the condition that silently drops rows",
  },
  {
    asked: "We have money for one campaign. Whom do we write to, and why?",
    page: "professionals/rfm-analysis",
    title: "RFM analysis",
    about: "segments, ties, and a list to defend",
  },
] as const;

/** What a person can answer after the course, each with the page that teaches it. */
export function Asked() {
  return (
    <section className={styles["asked"]} aria-labelledby="asked">
      <div>
        <h2 id="asked">After it, you can be asked</h2>
        <p>Real questions of the course, each answered on its data.</p>
      </div>
      <ul>
        {QUESTIONS.map(({ asked, page, title, about }) => (
          <li key={page}>
            <b>“{asked}”</b>
            <p>
              <Link to={COURSE_DOCS} params={{ _splat: page }}>
                {title}
              </Link>
              : {about}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
