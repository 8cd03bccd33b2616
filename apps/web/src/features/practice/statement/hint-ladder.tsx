import { Link } from "@tanstack/react-router";
import type { ProblemHint } from "@taiyari/domain/practice";
import { COURSE_DOCS } from "../../../lib/course-path.ts";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Rung, Rungs } from "../../../ui/rungs.tsx";
import styles from "./hint-ladder.module.css";

const { Component: ParsonsLines } = onDemand(
  async () => (await import("./parsons-lines.tsx")).ParsonsLines,
);

interface HintLadderProps {
  readonly hints: readonly ProblemHint[];
  /** How many were opened, on any device. */
  readonly seen: number;
  readonly onSee: (number: number) => void;
}

/** The hints, each after the one before it. Only its question is seen before one is opened. */
export function HintLadder({ hints, seen, onSee }: HintLadderProps) {
  return (
    <>
      <p className={styles["cost"]}>
        One step at a time. A hint costs nothing but this: a problem that is solved with one comes
        back a little sooner.
      </p>
      <Rungs>
        {hints.map((hint, at) => (
          <Rung
            key={hint.ask}
            sign={at + 1}
            title={hint.ask}
            isNext={at === seen}
            isLocked={at > seen}
            onOpen={() => onSee(at + 1)}
          >
            <HintBody hint={hint} />
          </Rung>
        ))}
      </Rungs>
    </>
  );
}

function HintBody({ hint }: { readonly hint: ProblemHint }) {
  if (hint.kind === "outline") return <ParsonsLines lines={hint.lines} extra={hint.extra} />;
  return (
    <>
      <TextBlocks blocks={readMarkdown(hint.text)} />
      {hint.kind === "concept" && hint.lesson !== null && (
        <p className={styles["lesson"]}>
          <Link to={COURSE_DOCS} params={{ _splat: hint.lesson }}>
            Read the page about it
          </Link>
        </p>
      )}
    </>
  );
}
