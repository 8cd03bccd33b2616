import type { ProblemLevel } from "@taiyari/domain/practice";
import styles from "./level-mark.module.css";

const LEVELS: Readonly<Record<ProblemLevel, string>> = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
};

/** How hard a problem is: one, two or three bars, and the word. */
export function LevelMark({ level }: { readonly level: ProblemLevel }) {
  return (
    <span className={styles["level"]} data-level={level}>
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {LEVELS[level]}
    </span>
  );
}
