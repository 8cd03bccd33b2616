export { foldPractice } from "./fold-practice.ts";
export type {
  ConceptProgress,
  EndedRound,
  PracticeProgress,
  ProblemProgress,
  ProblemState,
  Submission,
} from "./practice-progress.ts";
export {
  dueConcepts,
  type DueConcept,
  nextProblem,
  type NextProblem,
  solvedOf,
} from "./next-problem.ts";
