import { useId } from "react";
import type { ProposedStep, StepGap, StepKind } from "@taiyari/domain/next-steps";
import { LineIcon, type LineIconName } from "../../ui/line-icon.tsx";
import { StepLink } from "./step-link.tsx";
import { useProposed } from "./use-proposed.ts";
import styles from "./proposed-steps.module.css";

const ICONS: Readonly<Record<StepKind, LineIconName>> = {
  lesson: "book",
  problem: "terminal",
  question: "chat",
  simulation: "firm",
  resume: "list",
};
const NAMES: Readonly<Record<StepKind, string>> = {
  lesson: "Lesson",
  problem: "Problem",
  question: "Interview question",
  simulation: "Day at work",
  resume: "Resume",
};

interface ProposedStepsProps {
  readonly title: string;
  /** The most important first. */
  readonly gaps: readonly StepGap[];
  /** At most so many; three, unless something else is said. */
  readonly most?: number;
  readonly className?: string;
  /** A heading's rank on its page. */
  readonly rank?: 2 | 3 | 4;
}

/** At most three things to do about gaps, each with its reason and its minutes. Nothing where nothing is for them, or all was done. */
export function ProposedSteps(props: ProposedStepsProps) {
  const { title, gaps, most, className = "", rank = 2 } = props;
  const id = useId();
  const proposed = useProposed(gaps, most);
  if (proposed.length === 0) return null;
  const Heading = `h${rank}` as const;
  return (
    <section className={`${styles["steps"]} ${className}`} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul>
        {proposed.map(({ step, why }) => (
          <li key={`${step.kind} ${step.id}`}>
            <StepRow proposed={{ step, why }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepRow({ proposed: { step, why } }: { readonly proposed: ProposedStep }) {
  return (
    <StepLink path={step.path}>
      <span className="tile">
        <LineIcon name={ICONS[step.kind]} />
      </span>
      <span>
        <b>{step.title}</b>
        <small>{why}</small>
        <small className="num">
          {NAMES[step.kind]}, {Math.ceil(step.minutes)} min
        </small>
      </span>
      <LineIcon name="right" />
    </StepLink>
  );
}
