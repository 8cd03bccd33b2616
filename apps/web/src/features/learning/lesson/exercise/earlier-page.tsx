import { stepKey, type StepGap } from "@taiyari/domain/next-steps";
import { Suspense } from "react";
import { LazyProposedSteps } from "../../../../shared/next-steps/lazy-proposed-steps.ts";
import { useLesson } from "../lesson-context.ts";

/** Two wrong answers are part of learning; our choice. */
const STUCK_AFTER = 3;

/** After some wrong answers to an exercise: the pages that this one needs, those that were not read yet. */
export function EarlierPage({ attempts }: { readonly attempts: number }) {
  const { slug } = useLesson();
  if (attempts < STUCK_AFTER) return null;
  const gap: StepGap = {
    kind: "step",
    key: stepKey({ kind: "lesson", id: slug }),
    why: "This page builds on it",
  };
  return (
    <Suspense fallback={null}>
      <LazyProposedSteps title="A page to read first" gaps={[gap]} rank={4} />
    </Suspense>
  );
}
