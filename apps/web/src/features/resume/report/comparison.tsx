import type { StoredReport } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { signed } from "../../../ui/score-change.tsx";
import { PointRuler } from "./point-ruler.tsx";
import { AXIS_NAMES, type Report } from "./report-words.ts";
import { Section } from "./section.tsx";
import styles from "./comparison.module.css";

interface ComparisonProps {
  readonly report: Report;
  readonly previous: NonNullable<StoredReport["previous"]>;
}

/** What changed since the report before this one, and where. */
export function Comparison({ report, previous }: ComparisonProps) {
  const change = report.score - previous.score;
  const changes = report.axes.flatMap((axis) => {
    const before = previous.axes.find((other) => other.axis === axis.axis);
    if (!before || (axis.of === 0 && before.of === 0)) return [];
    return [{ ...axis, before, by: axis.points - before.points }];
  });
  const on = formatDate(previous.madeAt);
  return (
    <Section
      id="compare"
      title="Since your previous report"
      beside={
        <Link
          className={styles["link"]}
          to="/resume/report/result"
          search={{ report: previous.id }}
        >
          Open the report of {on}
        </Link>
      }
    >
      <div className={`card ${styles["compare"]}`}>
        <p className={styles["top"]}>
          <b className={styles["was"]}>{previous.score}</b>
          <span className="vh">then,</span>
          <LineIcon name="arrow" />
          <b>{report.score}</b>
          <span className="vh">now,</span>
          <span className={change < 0 ? `${styles["by"]} ${styles["down"]}` : styles["by"]}>
            {signed(change)}
          </span>
        </p>
        <PointRuler
          from={previous.score}
          to={report.score}
          parts={changes.map(({ axis, by }) => ({ name: AXIS_NAMES[axis], by }))}
        />
        <ul className={styles["changes"]}>
          {changes.map(({ axis, points, of, by, before }) => (
            <li key={axis}>
              <b>
                <em>{signed(by)}</em> {AXIS_NAMES[axis]}
              </b>
              {of > 0 ? `${points} of ${of} now` : "Not measured now"},{" "}
              {before.of > 0 ? `${before.points} of ${before.of} then.` : "not measured then."}
            </li>
          ))}
        </ul>
        {previous.rulesVersion !== report.rulesVersion && (
          <p className={styles["note"]}>
            The rules have changed since {on}. Part of the difference comes from them.
          </p>
        )}
      </div>
    </Section>
  );
}
