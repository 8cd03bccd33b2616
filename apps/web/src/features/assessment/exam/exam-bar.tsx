import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.tsx";
import { style } from "../../../ui/css-variables.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Mark } from "../../../ui/logo.tsx";
import { OwnBar } from "../../../ui/own-bar.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import { timeInWords } from "./use-time-left.ts";
import styles from "./exam-bar.module.css";

interface ExamBarProps {
  readonly title: string;
  readonly secondsLeft: number;
  readonly seconds: number;
}

/** Minutes before the end that are said aloud. */
const TOLD = new Set([30, 10, 5, 1]);

/** Which assessment it is, and how much of its time is left: while it is written, nothing else stands above it. */
export function ExamBar({ title, secondsLeft, seconds }: ExamBarProps) {
  const minutes = Math.ceil(secondsLeft / 60);
  return (
    <OwnBar>
      <header className={styles["bar"]}>
        <div className={styles["inner"]}>
          <span className={`brand ${styles["brand"]}`}>
            <Mark />
            <b>Taiyari</b>
          </span>
          <p className={styles["what"]}>
            Final assessment<small>{title}</small>
          </p>
          <p
            className={`num ${styles["time"]}`}
            role="timer"
            data-short={minutes <= 5 || undefined}
          >
            <LineIcon name="clock" />
            <span aria-hidden="true">
              <b>{clockText(secondsLeft)}</b>
              <small>left of {Math.round(seconds / 60)} min</small>
            </span>
            <span className="vh">{timeInWords(secondsLeft)} left</span>
          </p>
          <p className="vh" role="status">
            {TOLD.has(minutes) ? `${timeInWords(minutes * 60)} left` : ""}
          </p>
          <Leave />
        </div>
        <div className={styles["burn"]} aria-hidden="true">
          <span style={style({ "--gone": `${100 - (100 * secondsLeft) / seconds}%` })} />
        </div>
      </header>
    </OwnBar>
  );
}

export function Leave() {
  return (
    <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("line")}>
      Leave, the clock runs on
    </Link>
  );
}
