export { checkInterviews } from "./interviews/check-interviews.ts";
export { compileInterviews, type CompiledInterviews } from "./interviews/compile-interviews.ts";
export { loadCodingProblems } from "./interviews/coding-problems.ts";
export {
  readInterviewScript,
  type ReadInterviewScript,
} from "./interviews/read-interview-script.ts";
