import type { AnswerPart } from "@taiyari/domain/interview";

/** The parts of an answer as headings. */
export const PART_NAMES: Readonly<Record<AnswerPart, string>> = {
  situation: "Situation",
  task: "Task",
  action: "Action",
  result: "Result",
  answer: "Answer",
  mechanism: "How it works",
  example: "Example",
  limit: "Limits",
  goal: "Goal",
  approach: "Approach",
  figures: "Figures",
  recommendation: "Recommendation",
  risk: "Risk",
  reason: "Reason",
  terms: "Terms",
  solution: "Solution",
  cost: "Cost",
  "edge-cases": "Edge cases",
};
