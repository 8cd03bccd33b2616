import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
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
          {axesOf(score).map(({ name, points }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ScoreSign score={points} withNumber />
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
          <Advice score={score} />
        </ModalDialog>
      )}
    </div>
  );
}

function Advice({ score }: { readonly score: DraftScore }) {
  const { general, fields } = score;
  return (
    <div className={styles["advice"]}>
      {general.length === 0 && fields.length === 0 && <p>Nothing that our checks look at.</p>}
      <ul>
        {general.map((note) => (
          <li key={note.check}>
            <h3>
              {note.title} <span>up to {note.gain} points</span>
            </h3>
            <p>{note.why}</p>
          </li>
        ))}
      </ul>
      {fields.length > 0 && (
        <p>
          {fields.length === 1 ? "One place is" : `${fields.length} places are`} marked beside the
          fields.
        </p>
      )}
    </div>
  );
}

function axesOf({ axes }: DraftScore): readonly { name: string; points: number }[] {
  return axes.flatMap(({ axis, score }) =>
    axis === "match" || score === null ? [] : [{ name: AXES[axis], points: score }],
  );
}
