import { clockText } from "../../../lib/clock-text.ts";
import type { UsualLength } from "./given-answer.ts";
import styles from "./dock.module.css";

interface TurnRingProps {
  /** Since the question was asked. */
  readonly seconds: number;
  readonly usual: UsualLength;
}

/** The usual stretch of an answer, as shares of its usual length. Our choice: from half of it to a quarter more. */
const [FROM, TO] = [0.5, 1.25] as const;
/** The ring is twice the usual length. */
const WHOLE = 2;

/** How long the answer takes, beside how long one usually is. A guide that counts up, and never down. */
export function TurnRing({ seconds, usual }: TurnRingProps) {
  const part = (share: number) => `${((share / WHOLE) * 100).toFixed(1)} 100`;
  const spent = Math.min(WHOLE, seconds / usual.seconds);
  return (
    <div className={styles["turn"]} role="timer" aria-label="Since the question">
      <svg viewBox="0 0 52 52" aria-hidden="true" focusable="false">
        <circle className={styles["whole"]} cx="26" cy="26" r="21" />
        <circle
          className={styles["usual"]}
          cx="26"
          cy="26"
          r="21"
          pathLength="100"
          strokeDasharray={part(TO - FROM)}
          strokeDashoffset={(-(FROM / WHOLE) * 100).toFixed(1)}
          transform="rotate(-90 26 26)"
        />
        <circle
          className={styles["spent"]}
          cx="26"
          cy="26"
          r="21"
          pathLength="100"
          strokeDasharray={part(spent)}
          transform="rotate(-90 26 26)"
        />
      </svg>
      <div>
        <b className="num">{clockText(seconds)}</b>
        <small>{usual.text}</small>
      </div>
    </div>
  );
}
