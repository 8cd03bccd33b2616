import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PracticeStep } from "@taiyari/domain/interview";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { PROBLEM } from "../../../shared/practice/addresses.ts";
import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./practise.module.css";

interface PractiseProps {
  readonly steps: readonly PracticeStep[];
  /** The address of an interview that asks one question. */
  readonly askAgain: (questionId: string) => string;
}

const ICONS = { question: "chat", lesson: "list", problem: "terminal" } as const;

/** What to do next, the largest gain first. */
export function Practise({ steps, askAgain }: PractiseProps) {
  return (
    <ul className={`card ${styles["steps"]}`}>
      {steps.map((step) => (
        <li key={step.title}>
          <StepLink step={step} askAgain={askAgain}>
            <span className={styles["tile"]}>
              <LineIcon name={ICONS[step.to.kind]} />
            </span>
            <b>{step.title}</b>
            <p>{step.text}</p>
            <small className="num">
              {step.minutes} min
              {step.points > 0 && `, up to ${count(step.points, "point")}`}
            </small>
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

interface StepLinkProps {
  readonly step: PracticeStep;
  readonly askAgain: PractiseProps["askAgain"];
  readonly children: ReactNode;
}

function StepLink({ step: { to }, askAgain, children }: StepLinkProps) {
  switch (to.kind) {
    case "question":
      return <Link to={askAgain(to.id)}>{children}</Link>;
    case "lesson":
      return (
        <Link to={COURSE_DOCS} params={{ _splat: to.slug }}>
          {children}
        </Link>
      );
    case "problem":
      return (
        <Link to={PROBLEM} params={{ slug: to.slug }}>
          {children}
        </Link>
      );
  }
}
