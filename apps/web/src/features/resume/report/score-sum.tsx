import { style } from "../../../ui/css-variables.ts";
import { ScoreSign, scoreTone } from "../../../ui/score-sign.tsx";
import { TickMeter } from "../../../ui/tick-meter.tsx";
import {
  AXIS_NAMES,
  percentOf,
  pointsWithinReach,
  sumInWords,
  type Report,
} from "./report-words.ts";
import styles from "./verdict.module.css";

/** The three parts of the score as ticks that can be counted. */
export function ScoreSum({ report }: { readonly report: Report }) {
  const reach = pointsWithinReach(report);
  const possible = report.axes.reduce((sum, { of }) => sum + of, 0);
  const unmeasured = report.axes.filter(({ of }) => of === 0).length;
  return (
    <div className={styles["sum"]}>
      <div className={styles["sumHead"]}>
        <h3>What the score is made of</h3>
        <p>One tick is one point. {sumInWords(report)}</p>
      </div>
      <ul
        className={styles["tally"]}
        style={style({ "--possible": possible, "--unmeasured": unmeasured })}
      >
        {report.axes.map(({ axis, points, of, text }) => {
          const percent = percentOf(points, of);
          return (
            <li
              key={axis}
              className={scoreTone(percent)}
              style={style({ "--n": of })}
              data-empty={of === 0}
            >
              <span className={styles["tallyName"]}>
                {AXIS_NAMES[axis]}{" "}
                {of > 0 ? (
                  <b>
                    {points} <small>of {of}</small>
                  </b>
                ) : (
                  <small>not measured</small>
                )}
              </span>
              {of > 0 && (
                <TickMeter
                  points={points}
                  of={of}
                  reach={reach?.axis === axis ? reach.points : 0}
                />
              )}
              <p>
                {of > 0 && <ScoreSign score={percent}>.</ScoreSign>} {text}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
