import type { Decision } from "@taiyari/domain/coach";

/** What was decided of a proposal, and how to decide otherwise. */
export interface Deciding {
  readonly decision: Decision;
  readonly take: (change: number, isTaken: boolean) => void;
  /** @param key  `answerKey` of the blank */
  readonly fill: (key: string, answer: string) => void;
}
