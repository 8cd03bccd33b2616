import { scoreClass, type ScoreClass } from "@taiyari/domain/resume";
import type { ReactNode } from "react";
import "./score.css";

const WORDS: Readonly<Record<ScoreClass, string>> = { high: "High", medium: "Medium", low: "Low" };

/** "High", "Medium" or "Low". */
export function scoreWord(score: number): string {
  return WORDS[scoreClass(score)];
}

/** The class that sets a score's colours for everything inside: "is-medium". */
export function scoreTone(score: number): string {
  return `is-${scoreClass(score)}`;
}

/** Three steps, as many filled as the class has reached. Decoration: the word stands beside it. */
export function ScoreSteps({ score }: { readonly score: number }) {
  const reached = { low: 1, medium: 2, high: 3 }[scoreClass(score)];
  return (
    <svg className="score-sign__steps" viewBox="0 0 14 12" aria-hidden="true" focusable="false">
      {STEPS.map((step, index) => (
        <rect
          key={step.x}
          {...step}
          width="3.6"
          rx="1"
          className={index < reached ? undefined : "score-sign__off"}
        />
      ))}
    </svg>
  );
}

const STEPS = [
  { x: "0", y: "8", height: "4" },
  { x: "5.2", y: "4", height: "8" },
  { x: "10.4", y: "0", height: "12" },
];

interface ScoreSignProps {
  readonly score: number;
  /** Shows the number as well. */
  readonly withNumber?: boolean;
  /** Follows the word without a space: ".". */
  readonly children?: ReactNode;
}

/** A score's class as a sign and a word, in its colour. */
export function ScoreSign({ score, withNumber = false, children }: ScoreSignProps) {
  return (
    <span className={`score-sign ${scoreTone(score)}`}>
      {withNumber && <b className="num">{score}</b>}
      <ScoreSteps score={score} />
      <span>
        {scoreWord(score)}
        {children}
      </span>
    </span>
  );
}
