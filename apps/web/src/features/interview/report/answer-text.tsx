import type { AnswerTurn, ScoredAnswer } from "@taiyari/domain/interview";
import { markedText } from "./marked-text.ts";
import { quoteId } from "./places.ts";
import styles from "./answer.module.css";

interface AnswerTextProps {
  readonly turn: AnswerTurn;
  readonly answer: ScoredAnswer;
}

/** What was said, with what carried it, what held it back, and fillers marked. */
export function AnswerText({ turn, answer }: AnswerTextProps) {
  const { question, attempt } = answer;
  return (
    <p>
      {markedText(turn, answer).map((piece) => {
        const key = `${piece.from}`;
        if (piece.kind === "plain") return <span key={key}>{piece.text}</span>;
        if (piece.kind === "filler")
          return (
            <mark key={key} data-kind="filler">
              {piece.text}
            </mark>
          );
        return (
          <span key={key} id={quoteId(question, attempt, piece.number)} className={styles["quote"]}>
            <mark data-kind={piece.kind}>{piece.text}</mark>{" "}
            <QuoteNumber number={piece.number} isGood={piece.kind === "carried"} />
          </span>
        );
      })}
    </p>
  );
}

interface QuoteNumberProps {
  readonly number: number;
  readonly isGood: boolean;
}

/** Ties a place of the text and the lines of the score that rest on it. */
export function QuoteNumber({ number, isGood }: QuoteNumberProps) {
  return (
    <span className={`num ${styles["number"]}`} data-good={isGood || undefined}>
      {number}
    </span>
  );
}
