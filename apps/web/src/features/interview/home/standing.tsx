import { lazy, Suspense } from "react";
import type { Reported } from "./reported.ts";

interface StandingProps {
  /** Interviews with a score, the latest first; at least one. */
  readonly scores: readonly (Reported & { readonly score: number })[];
}

const Cards = lazy(() =>
  import("./standing-cards.tsx").then((module) => ({ default: module.StandingCards })),
);

/** Scores, lines and what to practise: fetched when there is something to show. */
export function Standing({ scores }: StandingProps) {
  return (
    <Suspense>
      <Cards scores={scores} />
    </Suspense>
  );
}
