import { ScoreSteps, scoreTone } from "../../../ui/score-sign.tsx";
import styles from "./history-section.module.css";

const CLASSES = [
  { score: 80, words: "High, 80 and above" },
  { score: 60, words: "Medium, 60 and above" },
  { score: 0, words: "Low, below 60" },
];

/** What the three signs mean. */
export function Legend() {
  return (
    <p className={styles["legend"]}>
      {CLASSES.map(({ score, words }) => (
        <span key={score} className={scoreTone(score)}>
          <ScoreSteps score={score} />
          {words}
        </span>
      ))}
    </p>
  );
}
