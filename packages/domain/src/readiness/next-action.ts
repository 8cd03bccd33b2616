import type { AxisId } from "./readiness.ts";

/** Something to do next. */
export interface NextAction {
  /** The same for the same thing: "page joins". */
  readonly id: string;
  readonly axis: AxisId;
  /** An instruction: "Finish Joins". */
  readonly title: string;
  /** Why, in sentences that follow from the facts alone. */
  readonly why: string;
  /** About what it takes. */
  readonly minutes: number;
  /** Points of readiness it brings when all goes well, to one decimal; at least 0.1. */
  readonly gain: number;
  /** What the button says. */
  readonly button: string;
  /** A path of the product. */
  readonly to: string;
}
