import { Link } from "@tanstack/react-router";
import { count } from "../../lib/numbers.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { usePrinting } from "./use-printing.ts";
import { AXIS_NAMES, listInWords, totalOf, type Report } from "../../shared/report/report-words.ts";
import styles from "./check-table.module.css";

interface HowScoredProps {
  readonly report: Report;
  /** Null for a visitor, who may not see the file. */
  readonly uploadId: string | null;
}

/** How the score is made, with this report's figures: a fold of its own, short enough to read. */
export function HowScored({ report, uploadId }: HowScoredProps) {
  const isPrinting = usePrinting();
  const measured = report.axes.filter(({ maxPoints }) => maxPoints > 0);
  const { points, maxPoints } = totalOf(measured);
  const left = report.axes
    .filter((axis) => axis.maxPoints === 0)
    .map(({ axis }) => AXIS_NAMES[axis]);
  // Only rules before 2.0 left the weights out.
  const isOlder = report.checks.some(({ weight }) => weight === undefined);
  const uncounted = report.checks.filter((check) => check.maxPoints === 0).length;
  return (
    <details className={styles["checks"]} {...(isPrinting ? { open: true } : {})}>
      <summary>
        How the score is made <LineIcon name="down" small />
      </summary>
      <div className={styles["how"]}>
        {maxPoints > 0 && (
          <div className={styles["formula"]}>
            <p>
              <span>100 × {points} points earned</span>
              <i aria-hidden="true">÷</i>
              <span className="vh">divided by</span>
              <span>{maxPoints} points possible</span>
              <i aria-hidden="true">=</i>
              <span className="vh">is</span>
              <b>{report.score}%</b>
            </p>
            <ul>
              {measured.map((axis) => (
                <li key={axis.axis}>
                  {AXIS_NAMES[axis.axis]} <b>{axis.points}</b> of {count(axis.maxPoints, "point")}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          The score is a sum of {report.checks.length} named checks. Each has a weight in whole
          points, looks at one thing, and says below what it found, where, and what would raise it.
          The same file, target and rules give the same score on any machine; no language model
          takes part.
        </p>
        <p>
          The points of the parts add up.
          {left.length > 0 &&
            ` ${listInWords(left)} could not be measured and ${left.length === 1 ? "weighs" : "weigh"} nothing.`}
          {uncounted > 0 &&
            ` ${count(uncounted, "check")} ${uncounted === 1 ? "does" : "do"} not apply here and ${uncounted === 1 ? "counts" : "count"} on neither side.`}{" "}
          High is 80 and above, Medium 60 and above.
        </p>
        <p>
          An improvement brings the points that its checks lost. Several checks that ask for the
          same work are one improvement, with the sum of theirs.
        </p>
        <p>
          The score does not say whether a person is hired, and no applicant tracking system
          computes it. Scored by rules {report.rulesVersion}.
        </p>
        {isOlder && (
          <p>
            These are older rules: they did not keep where each check comes from.{" "}
            {uploadId !== null && (
              <Link to="/resume/report/result" search={{ id: uploadId }}>
                Score this file by the newest rules
              </Link>
            )}
          </p>
        )}
      </div>
    </details>
  );
}
