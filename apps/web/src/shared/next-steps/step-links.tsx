import type { StepKind } from "@taiyari/domain/next-steps";
import { StepLink } from "./step-link.tsx";
import { useProposed } from "./use-proposed.ts";

const VERBS: Readonly<Record<StepKind, string>> = {
  lesson: "Learn",
  problem: "Practise",
  question: "Answer",
  simulation: "Do",
  resume: "Write",
};

interface StepLinksProps {
  /** Null for a term that is no skill we know. */
  readonly skillId: string | null;
  /** As the list has it: "SQL". */
  readonly term: string;
}

/** Leads from a skill somebody lacks to what there is for it that they have not done, with the minutes of each. Nothing where there is nothing. */
export function StepLinks({ skillId, term }: StepLinksProps) {
  const proposed = useProposed(
    skillId === null ? [] : [{ kind: "skill", id: skillId, why: `${term} is missing` }],
  );
  return proposed.map(({ step }) => (
    <span key={`${step.kind} ${step.id}`}>
      <StepLink path={step.path} label={`${VERBS[step.kind]} ${term}: ${step.title}`}>
        {VERBS[step.kind]} it, {Math.ceil(step.minutes)} min
      </StepLink>{" "}
    </span>
  ));
}
