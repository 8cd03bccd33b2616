export { type Anchors, ANCHORS } from "./anchors.ts";
export { floorOf, LEAST_WORDS } from "./floors.ts";
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
export { needOf } from "./next-step.ts";
export { perLine } from "./per-line.ts";
export { type Cap, CAPS, lineValue, RUBRIC, scoresOf, STEPS } from "./rubric.ts";
export { SIGN_IDS, type SignId, type SignValues } from "./sign.ts";
