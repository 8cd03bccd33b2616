import type { ResumeDraft } from "@taiyari/domain/draft";
import { differencesBetween } from "@taiyari/domain/versions";
import { useMemo } from "react";
import { count } from "../../../lib/numbers.ts";
import { differenceWords, emptyWords } from "../sync/difference-words.ts";
import styles from "./versions.module.css";

interface DifferenceListProps {
  readonly version: ResumeDraft;
  readonly now: ResumeDraft;
}

/** What a version says otherwise than the resume now, field by field. */
export function DifferenceList({ version, now }: DifferenceListProps) {
  const differences = useMemo(() => differencesBetween(version, now), [version, now]);
  if (differences.length === 0) {
    return <p className={styles["same"]}>The same as your resume now.</p>;
  }
  return (
    <>
      <p className={styles["same"]}>{count(differences.length, "difference")} to now</p>
      <ul className={styles["differences"]}>
        {differences.map((difference) => {
          const { before, after } = differenceWords(difference);
          return (
            <li key={difference.key}>
              <b>{difference.label}</b>
              <p className={styles["then"]} dir="auto">
                <span>Then</span>
                {before || emptyWords(difference)}
              </p>
              <p className={styles["now"]} dir="auto">
                <span>Now</span>
                {after || emptyWords(difference)}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
