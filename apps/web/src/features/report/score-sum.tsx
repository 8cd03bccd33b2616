import { Link } from "@tanstack/react-router";
import { count } from "../../lib/numbers.ts";
import { style } from "../../ui/css-variables.ts";
import { ScoreSign, scoreTone } from "../../ui/score-sign.tsx";
import { TickMeter } from "../../ui/tick-meter.tsx";
import {
  AXIS_NAMES,
  axisScore,
  pointsWithinReach,
  sumInWords,
  type Report,
} from "../../shared/report/report-words.ts";
import styles from "./verdict.module.css";

interface ScoreSumProps {
  readonly report: Report;
  /** Null where what was read of the file cannot be opened. */
  readonly uploadId: string | null;
}

/** The three parts of the score, each in points and as ticks that can be counted. */
export function ScoreSum({ report, uploadId }: ScoreSumProps) {
  const reach = pointsWithinReach(report);
  const possible = report.axes.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const unmeasured = report.axes.filter(({ maxPoints }) => maxPoints === 0).length;
  return (
    <div className={styles["sum"]}>
      <div className={styles["sumHead"]}>
        <h3>What the score is made of</h3>
        <p>{sumInWords(report)}</p>
      </div>
      <ul
        className={styles["tally"]}
        style={style({ "--possible": possible, "--unmeasured": unmeasured })}
      >
        {report.axes.map((axis) => (
          <Axis
            key={axis.axis}
            axis={axis}
            reach={reach?.axis === axis.axis ? reach.points : 0}
            uploadId={uploadId}
          />
        ))}
      </ul>
      <p className={styles["tick"]}>One tick is one point.</p>
    </div>
  );
}

interface AxisProps {
  readonly axis: Report["axes"][number];
  readonly reach: number;
  readonly uploadId: string | null;
}

function Axis({ axis, reach, uploadId }: AxisProps) {
  const { points, maxPoints, text } = axis;
  const score = axisScore(axis);
  const name = AXIS_NAMES[axis.axis];
  if (score === null) {
    return (
      <li data-empty="true">
        <span className={styles["tallyName"]}>
          {name} <small>Not measured</small>
        </span>
        <p>{text}</p>
      </li>
    );
  }
  return (
    <li className={scoreTone(score)} style={style({ "--n": maxPoints })} data-empty="false">
      <span className={styles["tallyName"]}>
        {name}{" "}
        <span>
          <b>{points}</b> <small>of {count(maxPoints, "point")}</small>
        </span>
      </span>
      <TickMeter points={points} maxPoints={maxPoints} reach={reach} />
      <span className={styles["tallyPoints"]}>
        <ScoreSign score={score} />
      </span>
      <p>{text}</p>
      {axis.axis === "readable" && uploadId !== null && (
        <Link to="/resume/report/machine" search={{ id: uploadId }} className={styles["tallyLink"]}>
          What a machine reads
        </Link>
      )}
    </li>
  );
}
