import { useId, useState, type ReactNode } from "react";
import type { Prediction } from "@taiyari/domain/learning";
import { InlineText } from "../../../../shared/course/inline-text.tsx";
import { TextBlocks } from "../../../../shared/course/text-blocks.tsx";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { signOf } from "./prediction-sign.ts";
import styles from "./prediction.module.css";

interface PredictionCardProps {
  readonly prediction: Prediction;
  /** The option said on an earlier visit; null for none. */
  readonly said: number | null;
  readonly onAnswer: (option: number, isRight: boolean) => void;
  /** The question. */
  readonly children: ReactNode;
}

/** Asks what will come out before it is run; then shows the right answer and why. */
export function PredictionCard({ prediction, said, onAnswer, children }: PredictionCardProps) {
  const { options, why } = prediction;
  const [picked, setPicked] = useState<number | null>(null);
  const isAnswered = said !== null;
  const chosen = said ?? picked;
  const name = useId();
  const isRight = chosen !== null && options[chosen]?.isRight === true;

  function answer() {
    if (chosen === null) return;
    onAnswer(chosen, isRight);
  }

  return (
    <section className={styles["prediction"]} aria-label="Predict the output">
      <p className={styles["head"]}>Predict the output</p>
      {children}
      <fieldset className={styles["options"]}>
        <legend className="vh">Your prediction</legend>
        {options.map((option, at) => {
          const sign = isAnswered ? signOf(option.isRight, at === chosen) : null;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an option has nothing but its place
            <label key={at} className={styles["option"]} data-sign={sign?.kind}>
              <input
                type="radio"
                name={name}
                disabled={isAnswered}
                checked={at === chosen}
                onChange={() => setPicked(at)}
              />
              <span>
                <InlineText content={option.content} />
              </span>
              {sign && (
                <em>
                  <LineIcon name={sign.kind === "right" ? "check" : "cross"} small />
                  {sign.word}
                </em>
              )}
            </label>
          );
        })}
      </fieldset>
      {!isAnswered && (
        <Button kind="line" disabled={chosen === null} onClick={answer}>
          Check my prediction
        </Button>
      )}
      <div role="status" className={styles["why"]}>
        {isAnswered && (
          <>
            <p className={styles["verdict"]} data-right={isRight}>
              {isRight ? "Predicted right" : "Not what comes out"}
            </p>
            <TextBlocks blocks={why} />
          </>
        )}
      </div>
    </section>
  );
}
