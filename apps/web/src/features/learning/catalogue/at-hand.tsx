import { Link } from "@tanstack/react-router";
import { ASSESSMENT, COURSE_DOCS, WORKSPACE } from "../../../shared/course/addresses.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./catalogue.module.css";

/** What a learner uses beside the pages. */
export function AtHand() {
  return (
    <section className={styles["section"]} aria-labelledby="at-hand">
      <h2 id="at-hand">At hand in every course</h2>
      <ul className={`card ${styles["hand"]}`}>
        <li>
          <Link to={COURSE_DOCS} params={{ _splat: WORKSPACE }}>
            <span className="tile">
              <LineIcon name="terminal" />
            </span>
            <span>
              <b>SQL editor</b>
              <small>Your own queries on the data of the course. They stay on this device.</small>
            </span>
          </Link>
        </li>
        <li>
          <Link to={COURSE_DOCS} params={{ _splat: "overview" }}>
            <span className="tile">
              <LineIcon name="table" />
            </span>
            <span>
              <b>Bazaarly, the data set</b>
              <small className="num">
                11 tables, some 59,000 rows: orders, payments, returns, a calendar.
              </small>
            </span>
          </Link>
        </li>
        <li>
          <Link to={ASSESSMENT}>
            <span className="tile">
              <LineIcon name="seal" />
            </span>
            <span>
              <b>Certificates</b>
              <small>The final assessment stands at the end of your path.</small>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
