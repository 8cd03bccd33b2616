import { Link } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { ASSESSMENT, COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { figuresOf, minutesOf, pagesOf } from "../../../shared/course/outline.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { duration, hours } from "../standing/duration.ts";
import styles from "./outline.module.css";

/** What each stage leads to. A stage that is not named here stands without. */
const AIMS: ReadonlyMap<string, string> = new Map([
  ["Start", "See the whole road, and run a query in the first minute."],
  ["Foundations", "Say what SQL does, where it runs, and which database suits which work."],
  ["Modelling", "Turn an untidy order sheet into tables that fit together."],
  ["Querying", "Answer a manager’s question with one query, and defend it."],
  ["Functions", "Clean phone numbers, count in IST, split the GST out of a price."],
  ["Changing data", "Write, undo, and let the database refuse what is wrong."],
  ["For professionals", "One project from the question to the recommendation."],
]);

/** The stages with their pages. */
export function Outline({ course }: { readonly course: Course }) {
  const pages = pagesOf(course);
  const minutes = pages.map(minutesOf);
  return (
    <section className={styles["section"]} aria-labelledby="outline">
      <div className={styles["head"]}>
        <h2 id="outline">
          {pages.length} pages in {course.stages.length} stages
        </h2>
        <span className="num">
          About {hours(figuresOf(pages).minutes)}, in pieces of {Math.min(...minutes)} to{" "}
          {Math.max(...minutes)} minutes
        </span>
      </div>
      <ol className={styles["outline"]}>
        {course.stages.map((stage, at) => (
          <li key={stage.name}>
            <span className={`num ${styles["door"]}`} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles["say"]}>
              <h3>{stage.name}</h3>
              <p>{AIMS.get(stage.name)}</p>
            </div>
            <ul className="num">
              {stage.pages.map((page) => (
                <li key={page.slug}>
                  <Link to={COURSE_DOCS} params={{ _splat: page.slug }}>
                    {page.title}
                  </Link>
                  <span>{duration(minutesOf(page))}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li data-end>
          <span className={styles["door"]} aria-hidden="true">
            <LineIcon name="seal" />
          </span>
          <div className={styles["say"]}>
            <h3>Final assessment</h3>
            <p>20 questions, drawn for you and judged on the server.</p>
          </div>
          <ul className="num">
            <li>
              <Link to={ASSESSMENT}>Certificate from 80%</Link>
              <span>60 min</span>
            </li>
          </ul>
        </li>
      </ol>
    </section>
  );
}
