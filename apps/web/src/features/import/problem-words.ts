import type { ImportProblem } from "@taiyari/domain/import";
import { MAX_DRAFT_TEXT } from "@taiyari/domain/draft";
import type { ReadProblem } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { count, formatNumber } from "../../lib/numbers.ts";
import { sayFileSize } from "../../lib/file-size.ts";
import { readProblemSentences, type ProblemSentences } from "../../shared/uploads/sentences.ts";
import type { TakeProblem } from "./take-source.ts";

const KINDS =
  "Choose a PDF, DOC or DOCX file, JSON from a resume builder, LinkedIn’s ZIP or a text file.";

/** Why nothing was taken, and what to do about it. */
export function takeProblemSentences(problem: TakeProblem): ProblemSentences {
  switch (problem.kind) {
    case "unreadable":
      return unreadableSentences(problem.problem);
    case "no-import":
      return importProblemSentences(problem.problem);
    case "file-too-large":
      return {
        what: `This file is larger than ${sayFileSize(problem.maxBytes)}, so it was not opened.`,
        whatToDo: "A resume is far smaller. Export it again without large pictures.",
      };
    case "tables-too-large":
      return {
        what: "The tables in this ZIP are far larger than LinkedIn’s, so they were not unpacked.",
        whatToDo: "Ask LinkedIn for a new copy of your data and choose the ZIP it sends you.",
      };
    case "picture":
      return {
        what: "This is a picture, and there are no words in it to take.",
        whatToDo: `${KINDS} Or paste the text.`,
      };
    case "other-file":
      return { what: "This kind of file cannot be read.", whatToDo: `${KINDS} Or paste the text.` };
    case "not-opened":
      return {
        what: "The browser could not open this.",
        whatToDo: "It may be a folder, or a file that was moved or renamed. Choose the file again.",
      };
    case "timed-out":
      return {
        what: `Reading this took longer than ${Math.round(problem.afterMs / 1000)} seconds, so it was stopped.`,
        whatToDo: "Export it again as a plain PDF, or paste the text.",
      };
    case "stopped":
      return {
        what: "Reading stopped before its end.",
        whatToDo: "Check your connection and try again, or paste the text.",
      };
    default:
      return assertNever(problem);
  }
}

function unreadableSentences(problem: ReadProblem): ProblemSentences {
  const { what } = readProblemSentences(problem.kind);
  switch (problem.kind) {
    case "no-text":
      return {
        what: "This file holds pictures and no text, as a scan does.",
        whatToDo: "Take the file the scan was made from, or paste the text.",
      };
    case "encrypted":
      return { what, whatToDo: "Save a copy without a password and choose that one." };
    case "too-large":
      return {
        what,
        whatToDo: "Keep the pages that are your resume and save them as a file of their own.",
      };
    case "not-a-pdf":
    case "damaged":
    case "timed-out":
    case "server-busy":
      return { what, whatToDo: "Export it again as a PDF, or paste the text." };
    default:
      return assertNever(problem);
  }
}

function importProblemSentences(problem: ImportProblem): ProblemSentences {
  switch (problem.kind) {
    case "empty":
      return {
        what: "There is nothing in it that belongs into a resume.",
        whatToDo: "Choose another file, or paste the text of your resume.",
      };
    case "not-json":
      return {
        what: "This file is called JSON and is damaged or something else.",
        whatToDo: `Export it again from the program it came from. ${KINDS}`,
      };
    case "other-schema":
      return {
        what: `This JSON is no resume that Taiyari knows.${held(problem.found)}`,
        whatToDo:
          "JSON Resume and Reactive Resume 4 and 5 are understood, and Taiyari’s own export.",
      };
    case "too-large":
      return tooLargeSentences(problem);
    case "not-linkedin":
      return {
        what: `This ZIP holds none of the files of LinkedIn’s data export.${held(problem.found)}`,
        whatToDo:
          "On LinkedIn, open Settings, Data privacy, Get a copy of your data, and choose the ZIP it sends you.",
      };
    case "damaged-zip":
      return {
        what: "This ZIP is damaged and cannot be opened.",
        whatToDo: "Download it once more and try again.",
      };
    case "encrypted-zip":
      return {
        what: "This ZIP is locked with a password.",
        whatToDo: "Unpack it and pack its files again without a password.",
      };
    case "no-resume":
      return {
        what: `No work, study or skills were found in these ${count(problem.words, "word")}.`,
        whatToDo:
          "Put the headings of a resume above its parts, such as Experience, Education and Skills, each on a line of its own.",
      };
    default:
      return assertNever(problem);
  }
}

function tooLargeSentences({
  limit,
  unit,
}: Extract<ImportProblem, { kind: "too-large" }>): ProblemSentences {
  if (unit === "bytes") {
    return {
      what: `This file is larger than ${sayFileSize(limit)}, so it was not opened.`,
      whatToDo: "Ask for an export without messages and pictures.",
    };
  }
  const most = formatNumber(limit);
  return limit === MAX_DRAFT_TEXT
    ? {
        what: `What stands in it is more than one resume can hold: ${most} characters.`,
        whatToDo: "Leave out what no reader needs, and try again.",
      }
    : {
        what: `This is longer than ${most} characters, so it was not read.`,
        whatToDo: "Keep the part that is your resume, and try again.",
      };
}

/** What stands in a file instead; "" where nothing can be named. */
function held(names: readonly string[]): string {
  return names.length === 0 ? "" : ` It holds: ${names.map(short).join(", ")}.`;
}

const LONGEST_NAME = 40;

function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
