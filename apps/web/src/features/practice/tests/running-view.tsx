import { useEffect, useState } from "react";
import type { CodeLanguage, LearnerProblem } from "@taiyari/domain/practice";
import { useCodeState } from "../../../lib/code/code.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { durationText } from "./duration-text.ts";
import styles from "./tests.module.css";

interface RunningViewProps {
  readonly problem: LearnerProblem;
  readonly language: CodeLanguage;
  readonly isSubmission: boolean;
  readonly onStop: () => void;
}

/** A shorter run than this shows nothing of it: what blinks says nothing. */
const PATIENCE_MS = 150;

/** Code runs: what is fetched for it, how long it may take, and the way to stop it. */
export function RunningView({ problem, language, isSubmission, onStop }: RunningViewProps) {
  const state = useCodeState(language);
  const seconds = useSeconds();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const name = LANGUAGE_NAMES[language];
  const isFetching = state.kind === "loading" || state.kind === "starting";
  return (
    <div data-busy hidden={!isShown}>
      <div className={styles["running"]}>
        <span className={styles["spin"]} aria-hidden="true" />
        <div role="status">
          <h3>
            {state.kind === "loading"
              ? `Fetching ${name}`
              : state.kind === "starting"
                ? `Starting ${name}`
                : isSubmission
                  ? "All cases run"
                  : "The shown cases run"}
          </h3>
          <p className="num">
            {state.kind === "loading"
              ? `${megabytes(state.loaded)} of ${megabytes(state.total)} MB. Once, then it is kept on this device.`
              : isFetching
                ? "A moment, once."
                : `${seconds > 0 ? `${seconds} s. ` : ""}It stops by itself after ${durationText(problem.limitMs)}.`}
          </p>
        </div>
        <Button kind="line" onClick={onStop}>
          Stop
        </Button>
      </div>
      <ul className={styles["skeleton"]} aria-hidden="true">
        <li>
          <i />
          <u />
        </li>
        <li>
          <i />
          <u />
        </li>
      </ul>
      <p className={styles["safe"]}>
        Your code is kept. If it hangs, only the runner is ended, never the page.
      </p>
    </div>
  );
}

function megabytes(bytes: number): string {
  return formatNumber(Number((bytes / 1_000_000).toFixed(1)));
}

/** Whole seconds since it was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((was) => was + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
