import { LineIcon } from "../../../ui/line-icon.tsx";
import { ScoreSign, scoreTone } from "../../../ui/score-sign.tsx";
import { TickMeter } from "../../../ui/tick-meter.tsx";
import { usePrinting } from "./use-printing.ts";
import { AXIS_NAMES, percentOf, type Check, type Report } from "./report-words.ts";
import styles from "./check-table.module.css";

interface CheckTableProps {
  readonly checks: readonly Check[];
  readonly axes: Report["axes"];
}

/** Every check with its points and what it found. */
export function CheckTable({ checks, axes }: CheckTableProps) {
  const isPrinting = usePrinting();
  return (
    <details className={styles["checks"]} {...(isPrinting ? { open: true } : {})}>
      <summary>
        All {checks.length} checks, with what each one found <LineIcon name="down" small />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Check</th>
            <th scope="col">Points</th>
            <th scope="col">Found</th>
          </tr>
        </thead>
        {axes.map((axis) => (
          <tbody key={axis.axis} className={scoreTone(percentOf(axis.points, axis.of))}>
            <tr className={styles["group"]}>
              <th scope="rowgroup">{AXIS_NAMES[axis.axis]}</th>
              <td>{axis.of > 0 ? `${axis.points} of ${axis.of}` : "–"}</td>
              <td>
                {axis.of > 0 ? (
                  <ScoreSign score={percentOf(axis.points, axis.of)} />
                ) : (
                  "Not measured"
                )}
              </td>
            </tr>
            {checks
              .filter((check) => check.axis === axis.axis)
              .map((check) => (
                <CheckRow key={check.id} check={check} />
              ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}

function CheckRow({ check }: { readonly check: Check }) {
  return (
    <tr id={`check-${check.id}`}>
      <th scope="row">{check.title}</th>
      <td>
        {check.of > 0 ? (
          <>
            <span className={styles["points"]}>
              {check.points} of {check.of}
            </span>
            <TickMeter points={check.points} of={check.of} size="tiny" decorative />
          </>
        ) : (
          "Not counted"
        )}
      </td>
      <td>{check.finding}</td>
    </tr>
  );
}
