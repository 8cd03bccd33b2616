import {
  askedQuestions,
  type Interview,
  type InterviewState,
  type LineScore,
  SCORE_LINES,
  scoreAnswer,
  type ScoredAnswer,
} from "@taiyari/domain/interview";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { signed } from "../../../ui/score-change.tsx";
import { LINE_NAMES } from "../report/line-names.ts";
import { StepBand } from "../../../ui/step-band.tsx";
import styles from "./study.module.css";

interface ScoredReviewProps {
  readonly interview: Interview;
  readonly state: InterviewState;
}

const MOST = 5;

/** What an answer of the study mode was worth, line by line, and which of the points were in it; after a second try against the first. */
export function ScoredReview({ interview, state }: ScoredReviewProps) {
  const tries = triesOf(interview, state);
  const answer = tries.at(-1);
  if (!answer) return null;
  const before = tries.length > 1 ? (tries[0] ?? null) : null;
  return (
    <>
      <section aria-label="This answer">
        <h3 className="num">
          This answer, {answer.points} of 25
          {before && `, ${signed(answer.points - before.points)} since the first try`}
        </h3>
        <dl className={styles["lines"]}>
          {SCORE_LINES.map((line) => (
            <div key={line}>
              <dt>{LINE_NAMES[line]}</dt>
              <dd>
                <StepBand score={answer.lines[line].score} of={MOST} hasNext={false} />
                <span>{said(answer.lines[line])}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>A good answer contains</h3>
        <ul>
          {answer.keyPoints.map(({ id, point, isCovered }) => (
            <li key={id} data-covered={isCovered || undefined}>
              <LineIcon name={isCovered ? "check" : "ring"} small />
              <span>
                <span className="vh">{isCovered ? "There: " : "Not found: "}</span>
                {point}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function said({ anchor, next }: LineScore): string {
  return next === null ? `${anchor}.` : `${anchor}. ${next}`;
}

/** The question that is open, each try of it scored. */
function triesOf(interview: Interview, state: InterviewState): readonly ScoredAnswer[] {
  return askedQuestions(interview, state)
    .filter(({ place }) => place === state.question)
    .map((asked) => scoreAnswer(asked, interview, null));
}
