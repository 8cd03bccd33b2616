export { allProblemSlugs, checkInterviews, lessonSlugs } from "./interviews/check-interviews.ts";
export { loadQuestions } from "./interviews/load-questions.ts";
export { compileInterviews, type CompiledInterviews } from "./interviews/compile-interviews.ts";
export { loadCodingProblems } from "./interviews/coding-problems.ts";
export {
  readInterviewScript,
  type ReadInterviewScript,
} from "./interviews/read-interview-script.ts";
