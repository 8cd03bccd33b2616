import type { Block } from "@taiyari/domain/learning";
import { TextBlock } from "../../../../shared/course/text-blocks.tsx";
import { Figure } from "./figure.tsx";
import { LessonHeading } from "./lesson-heading.tsx";
import { Mistake } from "./mistake.tsx";
import { PredictionCard } from "./prediction-card.tsx";
import { Recap } from "./recap.tsx";
import { ReviewCards } from "./review-cards.tsx";
import { Runnable } from "./runnable.tsx";
import { ExercisePlace } from "../exercise/exercise-place.tsx";
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
      return <PredictionCard prediction={block} />;
    case "mistake":
      return <Mistake mistake={block} />;
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
