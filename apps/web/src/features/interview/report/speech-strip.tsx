import type { AnswerTurn, ScoredAnswer } from "@taiyari/domain/interview";
import type { CSSProperties } from "react";
import { PART_NAMES } from "./part-names.ts";
import { speechOf } from "./speech.ts";
import styles from "./delivery.module.css";

interface SpeechStripProps {
  readonly answer: ScoredAnswer;
  readonly turns: readonly AnswerTurn[];
}

/** How much of an answer each of its parts took and, where the words have times, when was spoken, paused and filled. */
export function SpeechStrip({ answer, turns }: SpeechStripProps) {
  const parts = answer.parts.filter(({ share }) => share > 0);
  const speech = speechOf(answer, turns);
  if (parts.length === 0 && speech === null) return null;
  return (
    <div className={styles["strip"]}>
      {speech && (
        <svg
          viewBox="0 0 1000 70"
          preserveAspectRatio="none"
          role="img"
          aria-label={`Spoken over ${Math.round(speech.seconds)} seconds, with ${speech.pauses.length} pauses over 2.5 seconds and ${speech.fillers.length} fillers.`}
        >
          {speech.spoken.map(({ from, to }) => (
            <rect key={from} x={from} width={Math.max(1, to - from)} y="26" height="28" rx="2" />
          ))}
          {speech.pauses.map(({ from, to }) => (
            <rect
              key={from}
              className={styles["pause"]}
              x={from}
              width={to - from}
              y="22"
              height="36"
            />
          ))}
          {speech.fillers.map((at) => (
            <path key={at} d={`M${at} 6V60`} className={styles["filler"]} />
          ))}
        </svg>
      )}
      {parts.length > 0 && (
        <ul className="num">
          {parts.map(({ part, share }) => (
            <li key={part} style={{ "--share": share } as CSSProperties} data-part={part}>
              <b>{PART_NAMES[part]}</b>
              <span>{Math.round(share * 100)}%</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
