import type { Gap, Question } from "@taiyari/domain/interview";
import { PART_NAMES } from "./part-names.ts";

const NAMES: Readonly<Record<Exclude<Gap["kind"], "part" | "point">, string>> = {
  number: "result without a figure",
  "own-part": "your own part",
  "trade-off": "what was weighed",
  contradiction: "another figure than in the resume",
  thin: "more of it",
  "off-topic": "the question once more",
};

/** Why something was asked back, in a few words: "result without a figure". */
export function gapName(gap: Gap, { points }: Question): string {
  if (gap.kind === "part") return PART_NAMES[gap.part].toLowerCase();
  if (gap.kind === "point")
    return (points.find(({ id }) => id === gap.point)?.point ?? "a point").toLowerCase();
  return NAMES[gap.kind];
}
