export {
  checkProblems,
  checkProblemShapes,
  type CheckedProblem,
  type ProblemRunner,
} from "./problems/check/check-problems.ts";
export { runPlain } from "./problems/plain/run-plain.ts";
export {
  compileCodeProblems,
  type CompiledParts,
  type CompiledProblems,
  problemFiles,
} from "./problems/compile/compile-problems.ts";
export { openProblem } from "./problems/compile/open-problem.ts";
export { problemSlugs } from "./problems/load-problem.ts";
