import type { AnswerShape, Gap } from "../question.ts";

/** The same for gaps that are the same: "number", "part:result", "point:point-2". */
export function gapKey(gap: Gap): string {
  if (gap.kind === "part") return `part:${gap.part}`;
  return gap.kind === "point" ? `point:${gap.point}` : gap.kind;
}

/** The part of each shape that somebody in a hurry wants to hear. */
export const HEADLINE = {
  story: "result",
  explanation: "answer",
  plan: "recommendation",
  position: "answer",
  code: "approach",
} as const satisfies Record<AnswerShape, string>;
