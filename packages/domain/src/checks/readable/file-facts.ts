import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure, listed, sentenceStart } from "../../text/wording.ts";

/** The file itself: a format that opens everywhere and a size that mails accept. */
export const fileFacts: Check = {
  id: "file",
  axis: "readable",
  weight: 1,
  title: "File",
  looksAt: "The file itself: a format that opens everywhere and a size that mails accept.",
  source:
    "Application forms commonly refuse files over 2 MB and prefer PDF or DOCX; DOC has been out of use since 2007.",
  run,
};

/** Bytes (2 MiB). Source: the smallest limit that is common among application forms. */
const LARGEST_BYTES = 2 * 1024 * 1024;

function run({ file, isBlank }: Subject): Outcome {
  const facts = `${file.format.toUpperCase()}, ${size(file.bytes)}, ${figure(file.pages, "page")}`;
  if (isBlank)
    return {
      share: 0,
      finding: `${facts}, without text.`,
      evidence: [],
      advice: {
        title: "Upload a file with text",
        why: "A file without text says nothing to a machine.",
        note: null,
      },
      praise: null,
      concern: null,
    };
  const problems = [
    ...(file.format === "doc" ? ["the old DOC format"] : []),
    ...(file.bytes > LARGEST_BYTES ? [`${size(file.bytes)}, more than many forms accept`] : []),
  ];
  if (problems.length === 0) return full(`${facts}.`);
  return {
    share: 1 - problems.length / 2,
    finding: `${facts}.`,
    evidence: [],
    advice: {
      title: file.format === "doc" ? "Save the file as PDF" : "Make the file smaller",
      why:
        file.format === "doc"
          ? "DOC is a format of before 2007; newer systems read it badly or not at all. PDF and DOCX open everywhere."
          : "Many application forms refuse files over 2 MB. Smaller pictures or none bring it down.",
      note: listed(problems),
    },
    praise: null,
    concern: {
      text: `${sentenceStart(listed(problems))}: some systems will refuse it.`,
      lines: [],
    },
  };
}

function size(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/u, "")} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
