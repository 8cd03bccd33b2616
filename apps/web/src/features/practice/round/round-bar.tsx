import { clockText } from "../../../lib/clock-text.ts";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { style } from "../../../ui/css-variables.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Mark } from "../../../ui/logo.tsx";
import { TabList } from "../../../ui/tab-list.tsx";
import { isSolved, ROUND_SECONDS, type Round } from "./round.ts";
import styles from "./round.module.css";

interface RoundBarProps {
  readonly round: Round;
  readonly secondsLeft: number;
  readonly onShow: (place: number) => void;
  readonly onEnd: () => void;
}

/** The problems of the round, and how much of its time is left. */
export function RoundBar({ round, secondsLeft, onShow, onEnd }: RoundBarProps) {
  const minutes = Math.ceil(secondsLeft / 60);
  const isTold = minutes === 30 || minutes === 15 || minutes === 5 || minutes === 1;
  return (
    <div className={styles["bar"]}>
      <div>
        <span className={styles["brand"]} aria-hidden="true">
          <Mark />
        </span>
        <TabList
          label="Problems of the round"
          className={styles["problems"]}
          panel="round"
          value={String(round.active)}
          onChange={(place) => onShow(Number(place))}
          tabs={round.problems.map((problem, place) => ({
            id: String(place),
            label: (
              <>
                <b data-solved={isSolved(problem) || undefined}>
                  {isSolved(problem) ? <LineIcon name="check" small /> : place + 1}
                </b>
                <span>{problem.title}</span>
                {isSolved(problem) && <span className="vh">, solved</span>}
              </>
            ),
          }))}
        />
        <p className={`num ${styles["time"]}`} role="timer">
          <LineIcon name="clock" />
          <b>{clockText(secondsLeft)}</b>
          <small>left of {ROUND_SECONDS / 60} min</small>
        </p>
        <p className="vh" role="status">
          {isTold ? `${minutes} minutes left` : ""}
        </p>
        <Button kind="line" onClick={onEnd}>
          <span className={styles["wide"]}>End the round</span>
          <span className={styles["narrow"]}>End</span>
        </Button>
      </div>
      <div className={styles["burn"]} aria-hidden="true">
        <span style={style({ "--gone": `${100 - (100 * secondsLeft) / ROUND_SECONDS}%` })} />
      </div>
    </div>
  );
}

/** Whole seconds since the beginning, up to the end of the round. */
export function useSecondsSince(startedAt: number): number {
  const since = () =>
    Math.min(Math.max(Math.floor((Date.now() - startedAt) / 1_000), 0), ROUND_SECONDS);
  const [seconds, setSeconds] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(since()), 500);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- counts from the one beginning
  }, [startedAt]);
  return seconds;
}
