import { scoreClass } from "@taiyari/domain/resume";
import { style } from "../../ui/css-variables.ts";
import { type Axis, isMeasured } from "./dashboard-data.ts";
import styles from "./readiness-card.module.css";

/** Below this the number stands above the filled part, where it would not fit into it. */
const NUMBER_FITS = 22;

/** One axis: an arch that is filled to its score. */
export function AxisArch({ axis }: { readonly axis: Axis }) {
  const { title, score, weight } = axis;
  const word = scoreClass(score);
  const isKnown = isMeasured(axis);
  return (
    <li>
      <div className={styles["ground"]} aria-hidden="true">
        <div
          className={`${styles["arch"]} ${score >= 80 ? styles["met"] : ""}`}
          style={style({ "--v": score })}
        >
          {isKnown && (
            <b className={`num ${score < NUMBER_FITS ? styles["above"] : ""}`}>{score}</b>
          )}
        </div>
      </div>
      <span className={styles["name"]}>{title}</span>
      {isKnown ? (
        <span className={`score ${word}`}>
          <span className="vh num">{`${score} of 100, `}</span>
          <i>{word}</i>
        </span>
      ) : (
        <span className={styles["unknown"]}>not yet</span>
      )}
      <span className={`num ${styles["weight"]}`}>{`counts ${weight}%`}</span>
    </li>
  );
}
