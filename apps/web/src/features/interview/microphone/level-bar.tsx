import { useEffect, useRef } from "react";
import { GOOD_FROM, GOOD_TO, type LevelMeter, meterOf } from "../../../lib/voice/level-meter.ts";
import styles from "./microphone.module.css";

/** How fast the bar falls: a word stays readable. Of 100, for each level that comes. */
const FALL = 4;
/** Words for screen readers change at most this often. Milliseconds. */
const WORDS_MS = 1_000;

/** How loud it is now, as a bar with its good part. Written past React: it changes twenty times a second. */
export function LevelBar({ meter }: { readonly meter: LevelMeter | null }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown = 0;
    let worded = 0;
    return meter?.listen(({ level, at }) => {
      shown = Math.max(meterOf(level), shown - FALL, 0);
      bar.current?.style.setProperty("--v", String(shown));
      if (at * 1000 - worded < WORDS_MS) return;
      worded = at * 1000;
      bar.current?.setAttribute("aria-valuenow", String(shown));
      bar.current?.setAttribute("aria-valuetext", `${shown} of 100, ${wordOf(shown)}`);
    });
  }, [meter]);

  return (
    <div>
      <div
        ref={bar}
        className={styles["meter"]}
        role="meter"
        aria-label="Level"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      />
      <div className={styles["scale"]} aria-hidden="true">
        <span>too quiet</span>
        <span className={styles["good"]}>good</span>
        <span>too loud</span>
      </div>
    </div>
  );
}

export function wordOf(level: number): string {
  if (level < GOOD_FROM) return "too quiet";
  return level > GOOD_TO ? "too loud" : "good";
}
