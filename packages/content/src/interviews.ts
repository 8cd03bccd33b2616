export { checkInterviews } from "./interviews/check-interviews.ts";
export { compileInterviews, type CompiledInterviews } from "./interviews/compile-interviews.ts";
