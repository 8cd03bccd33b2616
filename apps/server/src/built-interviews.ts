import { compileInterviews, loadCodingProblems } from "@taiyari/content/interviews";
import type { AskedProblem, Question } from "@taiyari/domain/interview";
import { readBuilt } from "./built-content.ts";
import { projectRoot } from "./project.ts";

/** What an interview is chosen from. */
export interface InterviewContent {
  readonly questions: readonly Question[];
  readonly problems: readonly AskedProblem[];
}

/** The questions of content/interviews and the problems of content/problems: from the files of the last build, or from the YAML itself when a part of it is newer. */
export function readInterviewContent(root: string = projectRoot()): InterviewContent {
  return {
    questions: readBuilt(root, {
      file: "interview-questions.json",
      folder: "interviews",
      load: (content): readonly Question[] => compileInterviews(content).questions,
    }),
    problems: readBuilt(root, {
      file: "coding-problems.json",
      folder: "problems",
      load: loadCodingProblems,
    }),
  };
}
