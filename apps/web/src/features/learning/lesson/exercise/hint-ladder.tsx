import { useState } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { readMarkdown } from "../../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../../shared/course/text-blocks.tsx";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { Rung, Rungs } from "../../../../ui/rungs.tsx";
import type { ExerciseAnswer } from "./use-exercise.ts";
import { WorkedAnswer } from "./worked-answer.tsx";
import styles from "./hint-ladder.module.css";

interface HintLadderProps {
  readonly exercise: LearnerExercise;
  readonly answer: ExerciseAnswer;
}

/** The hints, each after the one before it, and last the worked answer, which says what it costs. */
export function HintLadder({ exercise, answer }: HintLadderProps) {
  const { hints } = exercise;
  const { hintsSeen, seeHint, isRevealed, isSolved } = answer;
  const [isAnswerShown, setAnswerShown] = useState(false);

  function reveal() {
    setAnswerShown(true);
    answer.reveal();
  }

  return (
    <div className={styles["ladder"]}>
      <h4>{hints.length > 0 ? "Hints, one step at a time" : "If you are stuck"}</h4>
      <Rungs>
        {hints.map(({ ask, text }, at) => (
          <Rung
            key={ask}
            sign={at + 1}
            title={ask}
            isLocked={at > hintsSeen}
            onOpen={() => seeHint(at + 1)}
          >
            <TextBlocks blocks={readMarkdown(text)} />
          </Rung>
        ))}
        <Rung
          sign={<LineIcon name="eye" small />}
          title="Worked answer"
          note={isSolved || isRevealed ? null : "It costs: the exercise then comes back sooner"}
        >
          {isAnswerShown || isSolved || isRevealed ? (
            <WorkedAnswer id={exercise.id} />
          ) : (
            <>
              <p>
                Once you have seen it, a right answer of the next 24 hours does not count as your
                own, and this page comes back for review soon.
              </p>
              <p className={styles["show"]}>
                <Button kind="line" onClick={reveal}>
                  Show the answer
                </Button>
              </p>
            </>
          )}
        </Rung>
      </Rungs>
    </div>
  );
}
