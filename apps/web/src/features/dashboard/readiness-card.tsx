import { lazy, Suspense, useState } from "react";
import { scoreClass } from "@taiyari/domain/resume";
import type { OpenDashboard } from "./dashboard-data.ts";
import { AxisArch } from "./axis-arch.tsx";
import { Trend } from "./trend.tsx";
import styles from "./readiness-card.module.css";

const CountedDialog = lazy(() =>
  import("./counted-dialog.tsx").then((module) => ({ default: module.CountedDialog })),
);

interface ReadinessCardProps {
  readonly dashboard: Pick<OpenDashboard, "readiness" | "trend">;
}

/** The five axes, their sum, how it went, and the way to what each is made of. */
export function ReadinessCard({ dashboard: { readiness, trend } }: ReadinessCardProps) {
  const [isCountedShown, setCountedShown] = useState(false);
  const { score, axes } = readiness;
  const word = scoreClass(score);
  const isNew = axes.every(({ evidence }) => evidence.share === 0);
  const little = axes.filter(({ evidence }) => evidence.share > 0 && evidence.share < 50);
  return (
    <section className={`card ${styles["ready"]}`} aria-labelledby="readiness">
      <div className={styles["top"]}>
        <h2 id="readiness">Readiness</h2>
        <button type="button" className={styles["how"]} onClick={() => setCountedShown(true)}>
          How this is counted
        </button>
      </div>
      <div className={styles["total"]}>
        {isNew ? (
          <>
            <p className={styles["none"]}>Not measured yet</p>
            <p>Each thing you do fills an arch. You are ready from 80, the dashed line.</p>
          </>
        ) : (
          <>
            <p className="vh">{`Readiness ${score} of 100, ${word}`}</p>
            <span className={`num ${styles["big"]}`} aria-hidden="true">
              {score}
              <small>of 100</small>
            </span>
            <span className={`score ${word}`} aria-hidden="true">
              <i>{word}</i>
            </span>
            <p>The weighted sum of five axes. You are ready from 80.</p>
          </>
        )}
        {!isNew && <Trend points={trend} score={score} />}
      </div>
      <ul className={styles["axes"]}>
        {axes.map((axis) => (
          <AxisArch key={axis.id} axis={axis} />
        ))}
      </ul>
      <p className={styles["legend"]} aria-hidden="true">
        <span>
          <i />
          your score
        </span>
        <span>
          <i className={styles["togain"]} />
          still to gain
        </span>
        <span>
          <i className={styles["line"]} />
          ready from 80
        </span>
      </p>
      {little.length > 0 && (
        <p className={`num ${styles["little"]}`}>
          {little
            .map(
              ({ title, evidence }) => `${title} rests on little so far: ${lower(evidence.text)}.`,
            )
            .join(" ")}
        </p>
      )}
      {isCountedShown && (
        <Suspense>
          <CountedDialog axes={axes} onClose={() => setCountedShown(false)} />
        </Suspense>
      )}
    </section>
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
