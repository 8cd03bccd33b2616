import type { ScoredAnswer } from "@taiyari/domain/interview";
import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { AnswerText } from "./answer-text.tsx";
import { Delivery } from "./delivery.tsx";
import { gapName } from "./gap-names.ts";
import { OwnAnswer } from "./own-answer.tsx";
import { KeyPoints } from "./key-points.tsx";
import { answerId } from "./places.ts";
import { Rubric } from "./rubric.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import { answersTo, type ShownInterview } from "./shown-interview.ts";
import { turnsOf } from "./turns-of.ts";
import { TwoTries } from "./two-tries.tsx";
import styles from "./answer.module.css";

interface AnswerCardProps {
  readonly shown: ShownInterview;
  readonly answer: ScoredAnswer;
  /** The first try; null where there was one. */
  readonly first: ScoredAnswer | null;
  readonly again: string;
  /** Whether this is the answer with most to gain. */
  readonly isNext: boolean;
}

const MOST_POINTS = 25;

/** One answer: what was said, its lines, how it was said, and the same with one's own facts. */
export function AnswerCard({ shown, answer, first, again, isNext }: AnswerCardProps) {
  const { question, attempt, points } = answer;
  const asked = shown.interview.plan[question]?.question;
  const turns = answersTo(shown, question, attempt);
  if (!asked) return null;
  return (
    <details className={styles["answer"]} id={answerId(question)} open={isNext}>
      <summary>
        <span className="num">{question + 1}</span>
        <span>
          <h3>{asked.title}</h3>
          <small className="num">{lengthOf(turns.map(({ seconds }) => seconds))}</small>
        </span>
        <span className="num">
          {points}
          <small> of {MOST_POINTS}</small>
        </span>
        <ScoreSign score={Math.round((100 * points) / MOST_POINTS)} />
        <LineIcon name="down" />
      </summary>
      <div className={styles["open"]}>
        <div className={styles["said"]}>
          {turnsOf(shown, answer).map((turn) =>
            turn.by === "interviewer" ? (
              <div key={`asked-${turn.at}-${turn.text}`} className={styles["asked"]}>
                <time className="num">{clockText(turn.at)}</time>
                <p>
                  {turn.asks && <b>Asked back, {gapName(turn.asks.gap, asked)}. </b>}
                  {turn.text}
                </p>
              </div>
            ) : (
              <div key={turn.turn}>
                <time className="num">{clockText(turn.at)}</time>
                <AnswerText turn={turn} answer={answer} />
              </div>
            ),
          )}
          <p className={styles["legend"]}>
            <mark data-kind="carried">carried the answer</mark>
            <mark data-kind="held-back">held it back</mark>
            {answer.fillers.length > 0 && <mark data-kind="filler">filler</mark>}
          </p>
          <KeyPoints points={answer.keyPoints} />
        </div>
        <Rubric answer={answer} />
      </div>
      <Delivery answer={answer} turns={turns} />
      <OwnAnswer answer={answer} again={again} isNext={isNext} />
      {first && <TwoTries shown={shown} first={first} second={answer} />}
    </details>
  );
}

/** "1:32 + 0:21, asked back once"; "Typed, asked back twice". */
function lengthOf(seconds: readonly (number | null)[]): string {
  const spoken = seconds.filter((one) => one !== null);
  const length = spoken.length > 0 ? spoken.map(clockText).join(" + ") : "Typed";
  const back = seconds.length - 1;
  if (back < 1) return length;
  const often = ["once", "twice"][back - 1] ?? count(back, "time");
  return `${length}, asked back ${often}`;
}
