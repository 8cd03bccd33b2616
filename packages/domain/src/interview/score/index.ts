export { ANCHORS } from "./anchors.ts";
export { LEAST_WORDS } from "./floors.ts";
export {
  type AskedQuestion,
  floorFor,
  heldScores,
  judgeAnswer,
  type JudgedAnswer,
  type Judgement,
  levelOf,
  readJudgement,
} from "./judge-answer.ts";
export { judgeFromModel, type ModelScoreProblem } from "./judge-from-model.ts";
export { perLine } from "./per-line.ts";
export { CAPS, RUBRIC, STEPS } from "./rubric.ts";
export type { SignId, SignValues } from "./sign.ts";
