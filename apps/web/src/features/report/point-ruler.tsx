import { style } from "../../ui/css-variables.ts";
import { signed } from "../../ui/score-change.tsx";
import styles from "./comparison.module.css";

interface Part {
  readonly name: string;
  readonly by: number;
}

interface PointRulerProps {
  readonly from: number;
  readonly to: number;
  /** What the difference is made of; drawn only where the parts add up to it. */
  readonly parts: readonly Part[];
}

const HIGH = 80;

/** A ruler of points up to 100: one tick is one point, those gained or lost stand out. */
export function PointRuler({ from, to, parts }: PointRulerProps) {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const start = Math.max(0, Math.floor((low - 15) / 10) * 10);
  const spans = spansOf(from, to, parts);
  // Two numbers that would lie on each other are written to either side.
  const isTight = high !== low && high - low < 5;
  const sideOf = (mark: number) =>
    (mark === low && styles["leftOf"]) || (mark === high && styles["rightOf"]) || "";
  const words = spans.map(({ name, by }) => `${name} ${by}`).join(", ");
  const marks = [...new Set([start, from, to, 100])].filter(
    (mark) =>
      mark === from || mark === to || Math.min(Math.abs(mark - from), Math.abs(mark - to)) > 3,
  );
  return (
    <div
      className={to < from ? `${styles["ruler"]} ${styles["fell"]}` : styles["ruler"]}
      role="img"
      aria-label={`From ${from} to ${to}${words ? `: ${words}` : ""}. High starts at ${HIGH}.`}
      style={style({ "--start": start, "--low": low, "--high": high })}
    >
      {spans.map(({ name, by, at }) => (
        <span key={name} className={styles["part"]} style={style({ "--at": at, "--len": by })}>
          <b>{signed(by)}</b>
        </span>
      ))}
      <div className={styles["ticks"]} />
      {marks.map((mark) => (
        <span
          key={mark}
          className={`${styles["below"]} ${isTight ? sideOf(mark) : ""}`}
          style={style({ "--at": mark })}
        >
          {mark}
        </span>
      ))}
      {(high < HIGH - 1 || spans.length === 0) && (
        <span className={styles["above"]} style={style({ "--at": HIGH })}>
          {HIGH}, High
        </span>
      )}
    </div>
  );
}

/** The parts as stretches of the ruler; none where they do not add up to the difference or one of them fell. */
export function spansOf(from: number, to: number, parts: readonly Part[]) {
  const gained = parts.filter(({ by }) => by !== 0);
  const sum = gained.reduce((total, { by }) => total + by, 0);
  if (sum !== to - from || gained.some(({ by }) => by < 0)) return [];
  let at = from;
  return gained.map((part) => {
    const span = { ...part, at };
    at += part.by;
    return span;
  });
}
