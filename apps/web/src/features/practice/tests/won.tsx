import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { PROBLEM } from "../../../shared/practice/addresses.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { LaptopThings } from "../../../ui/niche-things.tsx";
import { Niche, NicheLight } from "../../../ui/niche.tsx";
import styles from "./passed.module.css";

interface WonProps {
  /** "15 of 15 pass" */
  readonly word: string;
  /** "Third submission, 2 hints" */
  readonly how: string;
  /** The concept, as a person reads it. */
  readonly topic: string;
  /** When the concept comes back, milliseconds since 1970; null where nobody knows. */
  readonly comesBackAt: number | null;
  readonly next: { readonly slug: string; readonly title: string } | null;
  readonly onWorked: () => void;
  /** Between the good news and what comes next. */
  readonly children?: ReactNode;
}

/** It is solved: when its concept comes back, and what is next. */
export function Won({ word, how, topic, comesBackAt, next, onWorked, children }: WonProps) {
  return (
    <>
      <NicheLight />
      <div className={styles["won"]} role="status">
        <Niche isLit>
          <LaptopThings />
        </Niche>
        <div>
          <p className={styles["word"]}>
            <LineIcon name="check" small />
            {word}
          </p>
          <h3>Solved</h3>
          <p className="num">{how}</p>
        </div>
      </div>
      {children}
      <div className={styles["acts"]}>
        {next && (
          <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: next.slug }}>
            Next, {next.title}
          </Link>
        )}
        <Button kind="line" onClick={onWorked}>
          Worked solution
        </Button>
      </div>
      {comesBackAt !== null && (
        <p className={`num ${styles["back"]}`}>
          {topic}: back on {formatDate(new Date(comesBackAt))}, with another problem.
        </p>
      )}
    </>
  );
}

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** "First submission", "Third submission, 2 hints", "12 submissions, 1 hint" */
export function howSolved(submissions: number, hints: number): string {
  const ordinal = ORDINALS[submissions - 1];
  const tries = ordinal ? `${ordinal} submission` : count(submissions, "submission");
  return hints === 0 ? `${tries}, without a hint` : `${tries}, ${count(hints, "hint")}`;
}
