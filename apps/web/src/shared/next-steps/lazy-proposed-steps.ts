import { lazy } from "react";

/** Fetched when a screen has a gap to speak of. A screen sets `Suspense` around it. */
export const LazyProposedSteps = lazy(async () => {
  const { ProposedSteps } = await import("./proposed-steps.tsx");
  return { default: ProposedSteps };
});

/** The same for the links beside one term. */
export const LazyStepLinks = lazy(async () => {
  const { StepLinks } = await import("./step-links.tsx");
  return { default: StepLinks };
});
