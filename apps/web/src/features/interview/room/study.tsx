import type { Interview, InterviewState, Question } from "@taiyari/domain/interview";
import { lazy, Suspense } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./study.module.css";

interface HintBoxProps {
  readonly question: Question;
  readonly state: InterviewState;
  readonly onHint: () => void;
}

/** The hints that were asked for, the last one shown; the first gives least away. */
export function HintBox({ question, state, onHint }: HintBoxProps) {
  const { hints } = state;
  const most = question.hints.length;
  if (most === 0) return null;
  if (hints === 0)
    return (
      <Button kind="quiet" className={styles["ask"] ?? ""} onClick={onHint}>
        <LineIcon name="bulb" small />
        Show a hint
      </Button>
    );
  return (
    <div className={styles["hint"]}>
      <LineIcon name="bulb" />
      <p>
        <small className="num">
          Hint {hints} of {most}
        </small>
        {question.hints[hints - 1]}
      </p>
      {hints < most && (
        <Button kind="quiet" onClick={onHint}>
          Next hint
        </Button>
      )}
    </div>
  );
}

/** One way to answer. Nobody's facts are in it, and it says so. */
export function ModelAnswer({ question }: { readonly question: Question }) {
  return (
    <section className={styles["model"]} aria-labelledby="model">
      <h3 id="model">A model answer</h3>
      <p>{question.example}</p>
      <small>The person and the company in it are invented. Tell your own.</small>
    </section>
  );
}

const ScoredReview = lazy(async () => ({
  default: (await import("./scored-review.tsx")).ScoredReview,
}));

interface ReviewProps {
  readonly interview: Interview;
  readonly question: Question;
  readonly state: InterviewState;
  readonly isLast: boolean;
  readonly onExample: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}

/** After an answer of the study mode: what was really asked, what the answer was worth, what a good one contains, and the way to try again. */
export function Review({
  interview,
  question,
  state,
  isLast,
  onExample,
  onAgain,
  onNext,
}: ReviewProps) {
  return (
    <div className={styles["review"]}>
      <section>
        <h3>What it is really asking</h3>
        <p>{question.meaning}</p>
      </section>
      <Suspense fallback={<p role="status">Reading your answer</p>}>
        <ScoredReview interview={interview} state={state} />
      </Suspense>
      {state.isExampleShown && <ModelAnswer question={question} />}
      <div className={styles["acts"]}>
        {!state.isExampleShown && (
          <Button kind="quiet" onClick={onExample}>
            Show a model answer
          </Button>
        )}
        <Button kind="line" onClick={onAgain}>
          <LineIcon name="retry" />
          Try again
        </Button>
        <Button kind="next" onClick={onNext}>
          {isLast ? "Finish" : "Next question"}
        </Button>
      </div>
    </div>
  );
}
