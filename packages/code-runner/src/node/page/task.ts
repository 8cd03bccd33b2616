import type { RunOutcome } from "@taiyari/domain/practice";
import type { FrameRequest, TypeProblem } from "../../worker/messages.ts";

/** What the page is to do. */
export type Task = { readonly id: number } & (
  | { readonly kind: "run"; readonly request: FrameRequest }
  | { readonly kind: "check"; readonly code: string }
);

export type TaskOutcome =
  | { readonly kind: "run"; readonly outcome: RunOutcome }
  | { readonly kind: "check"; readonly problems: readonly TypeProblem[] | null };
