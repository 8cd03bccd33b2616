import { SCORE_LINES, type ScoredAnswer } from "@taiyari/domain/interview";
import { signed } from "../../../ui/score-change.tsx";
import { AnswerText } from "./answer-text.tsx";
import { LINE_NAMES } from "./line-names.ts";
import { answersTo, type ShownInterview } from "./shown-interview.ts";
import styles from "./two-tries.module.css";

interface TwoTriesProps {
  readonly shown: ShownInterview;
  readonly first: ScoredAnswer;
  readonly second: ScoredAnswer;
}

/** The first try at a question beside the last one, and what each line gained. */
export function TwoTries({ shown, first, second }: TwoTriesProps) {
  return (
    <section className={styles["tries"]} aria-label="First try and last">
      <div className={styles["head"]}>
        <h4>First try and last</h4>
      </div>
      <div className={styles["pair"]}>
        <Try shown={shown} answer={first} title="First" />
        <Try shown={shown} answer={second} title={`Try ${second.attempt}`} isLast />
      </div>
      <dl className="num">
        {SCORE_LINES.map((line) => {
          const change = second.lines[line].score - first.lines[line].score;
          return (
            <div key={line}>
              <dt>{LINE_NAMES[line]}</dt>
              <dd>
                <span className="vh">from </span>
                <s>{first.lines[line].score}</s>
                <span aria-hidden="true">→</span>
                <span className="vh">to </span>
                {second.lines[line].score}
                {change !== 0 && (
                  <small data-down={change < 0 || undefined}>{signed(change)}</small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface TryProps {
  readonly shown: ShownInterview;
  readonly answer: ScoredAnswer;
  readonly title: string;
  readonly isLast?: boolean;
}

function Try({ shown, answer, title, isLast = false }: TryProps) {
  return (
    <div className={styles["try"]} data-last={isLast || undefined}>
      <h5>
        <span>{title}</span>
        <span className="num">{answer.points} of 25</span>
      </h5>
      {answersTo(shown, answer.question, answer.attempt).map((turn) => (
        <AnswerText key={turn.turn} turn={turn} answer={answer} />
      ))}
    </div>
  );
}
