import { scoreClass } from "@taiyari/domain/resume";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { type Axis, isMeasured } from "./dashboard-data.ts";
import styles from "./counted-dialog.module.css";

interface CountedDialogProps {
  readonly axes: readonly Axis[];
  readonly onClose: () => void;
}

/** What each axis is made of: named parts with what each may bring, what was found and what would raise it. */
export function CountedDialog({ axes, onClose }: CountedDialogProps) {
  const sum = axes.map(({ score, weight }) => `${score}\u00A0×\u00A0${weight}%`).join(" + ");
  const score = Math.round(axes.reduce((all, axis) => all + (axis.score * axis.weight) / 100, 0));
  return (
    <ModalDialog title="How readiness is counted" onClose={onClose} size="drawer">
      <p className={`num ${styles["sum"]}`}>
        {`Readiness is the sum of five axes by what each counts: ${sum} = ${score}. Each axis is a sum of named parts of 100 points. You are ready from 80.`}
      </p>
      {axes.map((axis) => (
        <AxisParts key={axis.id} axis={axis} />
      ))}
    </ModalDialog>
  );
}

function AxisParts({ axis }: { readonly axis: Axis }) {
  const { id, title, score, weight, parts, evidence } = axis;
  const word = scoreClass(score);
  return (
    <section className={styles["axis"]} aria-labelledby={`counted-${id}`}>
      <h3 id={`counted-${id}`} className="num">
        {title}{" "}
        {isMeasured(axis) ? (
          <span className={`score ${word}`}>
            {score}, <i>{word}</i>
          </span>
        ) : (
          <span className={styles["unknown"]}>not yet</span>
        )}
      </h3>
      <p className={`num ${styles["evidence"]}`}>
        {`Counts ${weight}%. ${evidence.text}${
          evidence.share > 0 && evidence.share < 100
            ? `: ${evidence.share}% of what a steady figure needs.`
            : "."
        }`}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <p className={`num ${styles["part"]}`}>
              <b>{part.title}</b>
              <span>{`${part.points} of ${part.most}`}</span>
            </p>
            <span className="meter" aria-hidden="true">
              <span style={{ width: `${(100 * part.points) / Math.max(1, part.most)}%` }} />
            </span>
            <p className={`num ${styles["found"]}`}>{part.found}</p>
            {part.raise && <p className={`num ${styles["raise"]}`}>{part.raise}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
