import { useRef } from "react";
import { useFocusWhenLost } from "../../../../ui/use-focus-when-lost.ts";
import type { Scenario, SimulationState } from "@taiyari/domain/simulation";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { dateText, dayTime, roleText } from "../frame/day-text.ts";
import { handedIn, type TaskRow } from "../state/task-rows.ts";
import { DayLine } from "./day-line.tsx";
import styles from "./desk-bar.module.css";

interface DeskBarProps {
  readonly scenario: Scenario;
  readonly state: SimulationState;
  readonly rows: readonly TaskRow[];
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly onLeave: () => void;
}

/** Whose day it is, the clock with what is due, and the ways to stop. */
export function DeskBar({ scenario, state, rows, isPaused, onPause, onLeave }: DeskBarProps) {
  const head = useRef<HTMLHeadingElement>(null);
  // The button that started the day is gone.
  useFocusWhenLost(head, "");
  return (
    <header className={styles["bar"]}>
      <div className={styles["name"]}>
        <h1 ref={head} tabIndex={-1}>
          {scenario.title} at {scenario.company}
        </h1>
        <p>
          {roleText(scenario.as)} {dateText(scenario.date)}
        </p>
      </div>
      <div className={styles["track"]}>
        <span className={`num ${styles["time"]}`}>
          <span className="vh">Time at the desk: </span>
          {dayTime(state.time)}
        </span>
        <DayLine
          scenario={scenario}
          time={state.time}
          due={rows.filter(({ state: own }) => own.standing === "open" && !state.isOver)}
        />
        {!state.isOver && (
          <Button
            kind="line"
            className={styles["pause"] ?? ""}
            aria-label={isPaused ? "Go on" : "Pause the clock"}
            onClick={onPause}
          >
            <LineIcon name={isPaused ? "play" : "pause"} />
            <span>{isPaused ? "Go on" : "Pause"}</span>
          </Button>
        )}
      </div>
      <div className={styles["ends"]}>
        <p className="num">
          {handedIn(state)} of {scenario.tasks.length} handed in
        </p>
        <Button kind="quiet" aria-label="Leave the desk" onClick={onLeave}>
          <span>
            Leave<span> the desk</span>
          </span>
        </Button>
      </div>
    </header>
  );
}
