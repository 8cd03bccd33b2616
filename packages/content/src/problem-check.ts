export {
  checkProblems,
  checkProblemShapes,
  type CheckedProblem,
} from "./problems/check/check-problems.ts";
export { runPlain } from "./problems/plain/run-plain.ts";
export {
  compileCodeProblems,
  type CompiledParts,
  type CompiledProblems,
  problemFiles,
} from "./problems/compile/compile-problems.ts";
