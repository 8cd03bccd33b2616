import { useId, useState } from "react";
import { Link } from "@tanstack/react-router";
import type { ProblemHint } from "@taiyari/domain/practice";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ParsonsLines } from "./parsons-lines.tsx";
import styles from "./hint-ladder.module.css";

interface HintLadderProps {
  readonly hints: readonly ProblemHint[];
  /** How many were opened, on any device. */
  readonly seen: number;
  readonly onSee: (number: number) => void;
}

/** The hints, each after the one before it. Only its question is seen before one is opened. */
export function HintLadder({ hints, seen, onSee }: HintLadderProps) {
  return (
    <div className={styles["ladder"]}>
      <p className={styles["cost"]}>
        One step at a time. A hint costs nothing but this: a problem that is solved with one comes
        back a little sooner.
      </p>
      <ol>
        {hints.map((hint, at) => (
          <Rung
            key={hint.ask}
            number={at + 1}
            hint={hint}
            isNext={at === seen}
            isLocked={at > seen}
            onSee={() => onSee(at + 1)}
          />
        ))}
      </ol>
    </div>
  );
}

interface RungProps {
  readonly number: number;
  readonly hint: ProblemHint;
  readonly isNext: boolean;
  readonly isLocked: boolean;
  readonly onSee: () => void;
}

function Rung({ number, hint, isNext, isLocked, onSee }: RungProps) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();

  function toggle() {
    if (isLocked) return;
    setOpen(!isOpen);
    if (!isOpen) onSee();
  }

  return (
    <li data-open={isOpen || undefined} data-next={isNext || undefined}>
      <span className={`num ${styles["rung"]}`} aria-hidden="true">
        {number}
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        aria-disabled={isLocked || undefined}
        onClick={toggle}
      >
        <span>
          {hint.ask}
          {isLocked && <small>Opens after the step before it</small>}
        </span>
        <LineIcon name="right" />
      </button>
      <div id={bodyId} className={styles["body"]} hidden={!isOpen}>
        {isOpen && <HintBody hint={hint} />}
      </div>
    </li>
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
