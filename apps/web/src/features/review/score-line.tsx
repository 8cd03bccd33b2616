import type { Axis } from "@taiyari/domain/resume";
import type { Scores } from "../../lib/documents/messages.ts";
import { count } from "../../lib/numbers.ts";
import { ScoreChange } from "../../ui/score-change.tsx";
import { ScoreSign } from "../../ui/score-sign.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import styles from "./score-line.module.css";

const AXIS_NAMES: Readonly<Record<Axis, string>> = {
  readable: "Readable",
  content: "Content",
  match: "Match",
};

interface ScoreLineProps {
  /** Null until the first is there. */
  readonly scores: Scores | null;
  readonly corrections: number;
}

/** The score with the corrections, and what they changed. */
export function ScoreLine({ scores, corrections }: ScoreLineProps) {
  return (
    <section className={`card ${styles["line"]}`} aria-label="Score" aria-busy={scores === null}>
      {scores ? <Figures scores={scores} /> : <Skeleton height="24px" width="60%" />}
      <p>
        {corrections === 0
          ? "What you correct here is scored at once. The readable part stays as it is, because the file does."
          : `With ${count(corrections, "correction")}. The readable part stays as it is, because the file does.`}
      </p>
    </section>
  );
}

function Figures({ scores: { now, before } }: { readonly scores: Scores }) {
  return (
    <dl>
      <div className={styles["total"]}>
        <dt>Score</dt>
        <dd>
          <ScoreSign score={now.score} withNumber />
          <Change by={now.score - before.score} then={before.score} />
        </dd>
      </div>
      {now.axes.map(({ axis, points, maxPoints }) => {
        const then = before.axes.find((other) => other.axis === axis)?.points ?? 0;
        return (
          <div key={axis}>
            <dt>{AXIS_NAMES[axis]}</dt>
            <dd className="num">
              {maxPoints === 0 ? (
                "Not measured"
              ) : (
                <>
                  <b>{points}</b> of {maxPoints} <Change by={points - then} then={then} />
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Nothing for no change: a zero beside every figure says nothing. */
function Change({ by, then }: { readonly by: number; readonly then: number }) {
  return by === 0 ? null : <ScoreChange by={by} since={`since the file as read, ${then}`} />;
}
