import type { ScoreLine } from "@taiyari/domain/interview";

/** The lines of the score as headings. */
export const LINE_NAMES: Readonly<Record<ScoreLine, string>> = {
  structure: "Structure",
  evidence: "Evidence",
  relevance: "Relevance",
  depth: "Depth",
  clarity: "Clarity",
};
