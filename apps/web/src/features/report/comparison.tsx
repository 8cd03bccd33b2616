import { compareReports } from "@taiyari/domain/report";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { signed } from "../../ui/score-change.tsx";
import { PointRuler } from "./point-ruler.tsx";
import { AXIS_NAMES, type Report } from "../../shared/report/report-words.ts";
import { measuredInOne, pointsAlone, thenAndNow } from "../../shared/report/comparison-words.ts";
import type { ShownReport } from "../../shared/report/shown-report.ts";
import { compareRules } from "../../shared/report/compare-rules.ts";
import { Section } from "./section.tsx";
import styles from "./comparison.module.css";

type Previous = NonNullable<ShownReport["previous"]>;

interface ComparisonProps {
  readonly report: Report;
  readonly previous: Previous;
}

/** What changed since the report before this one, and where. */
export function Comparison({ report, previous }: ComparisonProps) {
  const before = useQuery({
    ...api.resume.getReport.queryOptions({ input: { reportId: previous.id ?? "" } }),
    enabled: previous.id !== null,
    staleTime: Infinity,
  });
  const others = before.data?.report.checks.length;
  const change = report.score - previous.score;
  const rules = compareRules(report.rulesVersion, previous.rulesVersion);
  const changes = before.data
    ? compareReports(report, before.data.report)
    : pointsAlone(report, previous);
  const measuredOnce = measuredInOne(report, previous);
  const on = formatDate(previous.madeAt);
  return (
    <Section
      id="compare"
      title="Since your previous report"
      beside={
        previous.id !== null && (
          <Link
            className={styles["link"]}
            to="/resume/report/result"
            search={{ report: previous.id }}
          >
            Open the report of {on}
          </Link>
        )
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
        {/* Points of other rules are other points: then the parts of the difference are not known. */}
        <PointRuler
          from={previous.score}
          to={report.score}
          parts={
            rules ? [] : changes.map(({ axis, change: by }) => ({ name: AXIS_NAMES[axis], by }))
          }
        />
        {rules ? (
          <ScoresAlone report={report} previous={previous} />
        ) : (
          <ul className={styles["changes"]}>
            {changes.map(({ axis, change: by, text }) => (
              <li key={axis}>
                <b>
                  <em className={by < 0 ? styles["lost"] : undefined}>{signed(by)}</em>{" "}
                  {AXIS_NAMES[axis]}
                </b>
                {text}
              </li>
            ))}
          </ul>
        )}
        {measuredOnce.length > 0 && (
          <p className={styles["note"]}>
            {measuredOnce.join(" and ")} {measuredOnce.length === 1 ? "is" : "are"} counted in only
            one of the two. Most of the difference can come from that.
          </p>
        )}
        {rules && (
          <p className={styles["note"]}>
            Scored by {rules} rules: {report.rulesVersion} now, {previous.rulesVersion} on {on}
            {others !== undefined &&
              others !== report.checks.length &&
              `, with ${count(report.checks.length, "check")} instead of ${others}`}
            . Part of the difference comes from them, so points of single checks are not compared.
          </p>
        )}
      </div>
    </Section>
  );
}

/** The points of each part, then and now: all that reports of different rules have in common. */
function ScoresAlone({ report, previous }: ComparisonProps) {
  return (
    <ul className={styles["changes"]}>
      {report.axes.map((axis) => {
        const before = previous.axes.find((other) => other.axis === axis.axis);
        return (
          <li key={axis.axis}>
            <b>{AXIS_NAMES[axis.axis]}</b>
            {thenAndNow(before, axis)}
          </li>
        );
      })}
    </ul>
  );
}
