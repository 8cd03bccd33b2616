import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { dayTime } from "../frame/day-text.ts";
import styles from "./stops.module.css";

interface PausedCoverProps {
  /** When the clock was stopped. */
  readonly time: number;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Covers the desk while the clock waits, and says what is safe. */
export function PausedCover({ time, onGoOn, onLeave }: PausedCoverProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return (
    <div className={styles["cover"]}>
      <section
        ref={box}
        className={styles["paused"]}
        role="alertdialog"
        aria-labelledby="paused"
        aria-describedby="paused-text"
      >
        <h2 id="paused">Paused</h2>
        <p id="paused-text">
          The clock stands at {dayTime(time)} and waits. Nobody writes, and nothing is late because
          of it. All you sent, wrote and noted is kept, drafts too.
        </p>
        <div className={styles["ways"]}>
          <Button kind="next" onClick={onGoOn}>
            Go on
          </Button>
          <Button kind="quiet" onClick={onLeave}>
            Leave the desk
          </Button>
        </div>
      </section>
    </div>
  );
}
