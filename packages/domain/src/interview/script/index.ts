export type { InterviewScript, ScriptedAnswer, ScriptProblem } from "./script.ts";
export { readScript, type ReadScript } from "./read-script.ts";
export { type Candidate, playCandidate, playScript, type PlayedScript } from "./play.ts";
export { levelOfYears } from "./words.ts";
