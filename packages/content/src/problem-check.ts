export {
  checkProblems,
  checkProblemShapes,
  type CheckedProblem,
} from "./problems/check/check-problems.ts";
export { runPlain } from "./problems/plain/run-plain.ts";
