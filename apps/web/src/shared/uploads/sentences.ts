import type { ReadProblemKind } from "@taiyari/contract";
import { MAX_RESUME_PAGES, READ_TIME_LIMIT_MS, READ_WALL_LIMIT_MS } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";

/** What is wrong with a file, and what a person can do about it. */
export interface ProblemSentences {
  readonly what: string;
  readonly whatToDo: string;
}

/** Why a stored file could not be read, in words. */
export function readProblemSentences(kind: ReadProblemKind): ProblemSentences {
  switch (kind) {
    case "no-text":
      return {
        what: "This file holds pictures and no text.",
        whatToDo:
          "A recruiter's system reads nothing in it either. Export it again from the program it was written in.",
      };
    case "not-a-pdf":
      return {
        what: "This file is named a PDF and is something else.",
        whatToDo: "Open it in the program it was written in and save it as PDF.",
      };
    case "encrypted":
      return {
        what: "This file is locked with a password.",
        whatToDo: "Save a copy without a password and upload that one.",
      };
    case "too-large":
      return {
        what: `This file is too long to read: more than ${MAX_RESUME_PAGES} pages, or too much on them.`,
        whatToDo: "Keep the pages that are your resume and upload them as a file of their own.",
      };
    case "damaged":
      return {
        what: "This file is damaged and cannot be opened.",
        whatToDo: "Export it again from the program it was written in.",
      };
    case "timed-out":
      return {
        what: `Reading this file takes more than ${READ_TIME_LIMIT_MS / 1000} seconds of computing, so it was stopped.`,
        whatToDo: "Export it again as a plain PDF, without large drawings or scans.",
      };
    case "server-busy":
      return {
        what: `The server was too busy to read this file within ${READ_WALL_LIMIT_MS / 1000} seconds.`,
        whatToDo: "Nothing is wrong with the file. Wait a moment, then open this page again.",
      };
    default:
      return assertNever(kind);
  }
}
