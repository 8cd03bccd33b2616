import { stepKey, type StepGap } from "@taiyari/domain/next-steps";
import { Suspense } from "react";
import { LazyProposedSteps } from "../../../shared/next-steps/lazy-proposed-steps.ts";

/** One wrong submission says little; our choice. */
const STUCK_AFTER = 2;

interface WhenStuckProps {
  readonly slug: string;
  /** Submissions that were not right. */
  readonly failed: number;
}

/** After some wrong submissions: the page that teaches what it takes, and an easier problem about the same. */
export function WhenStuck({ slug, failed }: WhenStuckProps) {
  if (failed < STUCK_AFTER) return null;
  const gap: StepGap = {
    kind: "step",
    key: stepKey({ kind: "problem", id: slug }),
    why: "About what this problem takes",
  };
  return (
    <Suspense fallback={null}>
      <LazyProposedSteps title="First something smaller?" gaps={[gap]} rank={4} />
    </Suspense>
  );
}
