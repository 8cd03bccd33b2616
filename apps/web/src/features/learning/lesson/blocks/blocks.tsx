import type { Block, Prediction } from "@taiyari/domain/learning";
import { keyOf } from "@taiyari/domain/learning/progress";
import { recordLearning, useProgress } from "../../../../shared/learning/learning.ts";
import { TextBlock } from "../../../../shared/course/text-blocks.tsx";
import { Figure } from "./figure.tsx";
import { LessonHeading } from "./lesson-heading.tsx";
import { Mistake } from "./mistake.tsx";
import { PredictionCard } from "./prediction-card.tsx";
import { Recap } from "./recap.tsx";
import { ReviewCards } from "./review-cards.tsx";
import { Runnable } from "./runnable.tsx";
import { ExercisePlace } from "../exercise/exercise-place.tsx";
import { RunsContext, useLesson } from "../lesson-context.ts";
import styles from "./blocks.module.css";

interface BlocksProps {
  readonly blocks: readonly Block[];
}

/** The pieces of a page in their order. */
export function Blocks({ blocks }: BlocksProps) {
  return blocks.map((block, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a page never change their place
    <LessonBlock key={at} block={block} />
  ));
}

function LessonBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading":
      return <LessonHeading heading={block} />;
    case "paragraph":
    case "list":
    case "table":
    case "code":
      return (
        <div className={styles["text"]} data-kind={block.kind}>
          <TextBlock block={block} />
        </div>
      );
    case "run":
      return <Runnable example={block} />;
    case "figure":
      return <Figure figure={block} />;
    case "predict":
      return <LessonPrediction prediction={block} />;
    case "mistake":
      return (
        <Mistake error={block.error}>
          <Blocks blocks={block.content} />
        </Mistake>
      );
    case "exercise":
      return <ExercisePlace id={block.id} />;
    case "recap":
      return <Recap points={block.points} />;
    case "cards":
      return <ReviewCards cards={block.cards} />;
    default:
      return block satisfies never;
  }
}

function LessonPrediction({ prediction }: { readonly prediction: Prediction }) {
  const { slug } = useLesson();
  const said = useProgress().predictions.get(keyOf(slug, prediction.id)) ?? null;
  return (
    <PredictionCard
      prediction={prediction}
      said={said?.option ?? null}
      onAnswer={(option, isRight) =>
        recordLearning({
          kind: "prediction-answered",
          page: slug,
          prediction: prediction.id,
          option,
          isRight,
        })
      }
    >
      <RunsContext value={said !== null}>
        <Blocks blocks={prediction.question} />
      </RunsContext>
    </PredictionCard>
  );
}
