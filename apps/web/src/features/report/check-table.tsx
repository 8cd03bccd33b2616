import { LineIcon } from "../../ui/line-icon.tsx";
import { ScoreSign, scoreTone } from "../../ui/score-sign.tsx";
import { CheckRow } from "./check-row.tsx";
import { usePrinting } from "./use-printing.ts";
import { AXIS_NAMES, axisScore, type Report } from "../../shared/report/report-words.ts";
import styles from "./check-table.module.css";

/** Every check with its points and what it found; each opens to its rule and what to do. */
export function CheckTable({ report }: { readonly report: Report }) {
  const isPrinting = usePrinting();
  return (
    <details className={styles["checks"]} {...(isPrinting ? { open: true } : {})}>
      <summary>
        All {report.checks.length} checks, with what each one found <LineIcon name="down" small />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Check</th>
            <th scope="col">Points</th>
            <th scope="col">Found</th>
          </tr>
        </thead>
        {report.axes.map((axis) => {
          const score = axisScore(axis);
          return (
            <tbody key={axis.axis} className={scoreTone(score ?? 0)}>
              <tr className={styles["group"]}>
                <th scope="rowgroup">{AXIS_NAMES[axis.axis]}</th>
                <td>{score === null ? "–" : `${axis.points} of ${axis.maxPoints}`}</td>
                <td>{score === null ? "Not measured" : <ScoreSign score={score} />}</td>
              </tr>
              {report.checks
                .filter((check) => check.axis === axis.axis)
                .map((check) => (
                  <CheckRow key={check.id} check={check} report={report} />
                ))}
            </tbody>
          );
        })}
      </table>
    </details>
  );
}
