import { Link } from "@tanstack/react-router";
import { blanksIn } from "@taiyari/domain/coach";
import type { ScoredAnswer } from "@taiyari/domain/interview";
import { count } from "../../../lib/numbers.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./own-answer.module.css";

interface OwnAnswerProps {
  readonly answer: ScoredAnswer;
  /** The address of an interview that asks this question again. */
  readonly again: string;
  /** Whether this is the answer with most to gain: its way back is the next thing to do. */
  readonly isNext: boolean;
}

/** Words a minute in the middle of the band of pace. */
const WORDS_A_MINUTE = 130;

/** The answer once more from what the person said and wrote, with blanks for what only they know. */
export function OwnAnswer({ answer, again, isNext }: OwnAnswerProps) {
  const { text, from } = answer.ownAnswer;
  const words = text.split(/\s+/u).filter(Boolean).length;
  return (
    <section className={styles["own"]} aria-label="The same answer, with your own facts">
      {text !== "" && (
        <>
          <div className={styles["head"]}>
            <h4>The same answer, with your own facts</h4>
            <p>{from}</p>
          </div>
          <p className={styles["text"]}>
            <WithBlanks text={text} />
          </p>
          <p className={`num ${styles["by"]}`}>
            {count(words, "word")}, about {Math.round((60 * words) / WORDS_A_MINUTE)} seconds. Leave
            a blank out rather than guess. Nothing here was added that you did not write or say.
          </p>
        </>
      )}
      <div className={styles["acts"]}>
        <Link to={again} className={buttonClass(isNext ? "next" : "line")}>
          <LineIcon name="redo" small />
          Answer it again
        </Link>
      </div>
    </section>
  );
}

function WithBlanks({ text }: { readonly text: string }) {
  const blanks = blanksIn(text);
  return (
    <>
      {blanks.map(({ from, ask }, number) => (
        <span key={from}>
          {text.slice(blanks[number - 1]?.to ?? 0, from)}
          <span className={styles["blank"]}>{ask}</span>
        </span>
      ))}
      {text.slice(blanks.at(-1)?.to ?? 0)}
    </>
  );
}
