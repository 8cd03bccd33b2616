import { useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { ImprovementRows } from "./improvement-rows.tsx";
import { useNotes } from "./notes-context.ts";
import type { DraftScore } from "./notes-engine.ts";
import styles from "./notes.module.css";

const AXES = { readable: "Readable", content: "Content" } as const;

/** The two axes that need no job, while one writes, with what would raise them. Nothing before there is a score. */
export function ScoreCard() {
  const { score, isOld } = useNotes();
  const [isOpen, setIsOpen] = useState(false);
  if (!score) return null;
  return (
    <div className={styles["card"]} aria-busy={isOld}>
      <div className={styles["row"]}>
        <dl>
          {axesOf(score).map(({ name, points, maxPoints, of100 }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{points}</b>
                <small>
                  of {maxPoints}
                  <span className="vh"> {maxPoints === 1 ? "point" : "points"}</span>
                </small>
                <ScoreSign score={of100} />
              </dd>
            </div>
          ))}
        </dl>
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          What would raise it
        </Button>
      </div>
      {isOpen && (
        <ModalDialog title="What would raise the score" onClose={() => setIsOpen(false)}>
          <p className={styles["sum"]}>{sumOf(score)}</p>
          <ImprovementRows improvements={score.improvements} onLeave={() => setIsOpen(false)} />
        </ModalDialog>
      )}
    </div>
  );
}

/** "54 of 70 points. All of these together make the other 16." */
function sumOf(score: DraftScore): string {
  const axes = axesOf(score);
  const points = axes.reduce((sum, axis) => sum + axis.points, 0);
  const most = axes.reduce((sum, axis) => sum + axis.maxPoints, 0);
  const now = `${points} of ${count(most, "point")}.`;
  return points === most ? now : `${now} What is missing, the largest part first:`;
}

function axesOf({ axes }: DraftScore) {
  return axes.flatMap(({ axis, score, points, maxPoints }) =>
    axis === "match" || score === null
      ? []
      : [{ name: AXES[axis], points, maxPoints, of100: score }],
  );
}
