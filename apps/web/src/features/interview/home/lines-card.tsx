import { lineMeans, SCORE_LINES } from "@taiyari/domain/interview";
import { LINE_NAMES } from "../report/line-names.ts";
import { StepBand } from "../../../ui/step-band.tsx";
import type { Reported } from "./reported.ts";
import styles from "./home.module.css";

/** The means of the five lines in the last interview, against the three before. */
export function LinesCard({ last: { report } }: { readonly last: Reported }) {
  const means = lineMeans(report.answers);
  if (!means) return null;
  const lowest = SCORE_LINES.reduce((low, line) => (means[line] < means[low] ? line : low));
  const hasTrend = SCORE_LINES.some((line) => report.trend[line] !== null);
  return (
    <section className={`card ${styles["lines"]}`} aria-labelledby="lines">
      <header>
        <h2 id="lines">The five lines</h2>
        <p>{hasTrend ? "Last interview, against the three before" : "Last interview"}</p>
      </header>
      <ul className="num">
        {SCORE_LINES.map((line) => (
          <li key={line}>
            <b>{LINE_NAMES[line]}</b>
            <StepBand score={Math.round(means[line])} of={5} hasNext={line === lowest} />
            <span className={styles["mean"]}>{means[line].toFixed(1)}</span>
            <Trend by={report.trend[line]} />
          </li>
        ))}
      </ul>
      <p className={styles["note"]}>
        0 to 5, the mean of your answers, drawn to the nearest step. <b>{LINE_NAMES[lowest]}</b> is
        next{report.next ? `: ${lowerFirst(report.next.text)}` : "."}
      </p>
    </section>
  );
}

function Trend({ by }: { readonly by: number | null }) {
  if (by === null) return <span />;
  if (by === 0) return <span className={styles["same"]}>same</span>;
  return (
    <span className={by > 0 ? styles["up"] : styles["down"]}>
      {by > 0 ? "+" : "−"}
      {Math.abs(by).toFixed(1)}
    </span>
  );
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
