import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.tsx";
import { style } from "../../../ui/css-variables.ts";
import { clockText } from "./use-time-left.ts";
import styles from "./exam.module.css";

interface ExamBarProps {
  readonly title: string;
  readonly secondsLeft: number;
  readonly seconds: number;
}

/** Which assessment it is, and how much of its time is left. */
export function ExamBar({ title, secondsLeft, seconds }: ExamBarProps) {
  const minutes = Math.ceil(secondsLeft / 60);
  const isTold = minutes === 30 || minutes === 10 || minutes === 5 || minutes === 1;
  return (
    <div className={styles["bar"]}>
      <div className={`wrap ${styles["barIn"]}`}>
        <p className={styles["what"]}>
          Final assessment<small>{title}</small>
        </p>
        <p className={`num ${styles["time"]}`} role="timer">
          <b>{clockText(secondsLeft)}</b>
          <small>left of {Math.round(seconds / 60)} min</small>
        </p>
        <p className="vh" role="status">
          {isTold ? `${minutes} minutes left` : ""}
        </p>
        <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("line")}>
          Leave, the clock runs on
        </Link>
      </div>
      <div className={styles["burn"]} aria-hidden="true">
        <span style={style({ "--gone": `${100 - (100 * secondsLeft) / seconds}%` })} />
      </div>
    </div>
  );
}
