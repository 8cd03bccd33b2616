import type { Evidence } from "../../resume/report.ts";
import type { ReadLine } from "../../resume/reading.ts";
import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { tokenize } from "../../text/tokens.ts";
import { counted, figure, quoted, sentenceStart } from "../../text/wording.ts";
import { withoutText } from "./without-text.ts";

/** Text on the page that a person cannot see. */
export const hiddenText: Check = {
  id: "hidden-text",
  axis: "readable",
  weight: 2,
  title: "No hidden text",
  looksAt:
    "Text a person cannot see: of the colour beneath it, without ink, under two points, off the page.",
  source:
    "Recruiting systems show the bare text of a file to the recruiter, so white key words are seen after all, and taken for deceit. What is hidden counts for nothing here.",
  run,
};

function run(subject: Subject): Outcome {
  const hidden = subject.reading.lines.filter(
    (line) => line.hidden && tokenize(line.text).length > 0,
  );
  if (hidden.length === 0) {
    if (subject.isBlank)
      return withoutText(
        "There is no text, hidden or not.",
        "Export the resume with its text",
        "Nothing arrives from a picture.",
      );
    return full("Everything the file says can be seen on the page.");
  }
  const words = hidden.reduce((sum, line) => sum + tokenize(line.text).length, 0);
  return {
    share: 0,
    finding: `Hidden text found, ${counted(words, "word")}: ${quoted(hidden[0]?.text ?? "")}.`,
    evidence: hidden.slice(0, MAX_EVIDENCE).map(evidence),
    advice: {
      title: "Take out the text nobody can see",
      why: "A recruiter sees it as soon as the system shows your resume as plain text, and takes it for deceit. What is true and worth saying belongs where it can be read.",
      note: figure(words, "hidden word"),
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(words, "word"))} on the page ${words === 1 ? "is" : "are"} hidden from people and found by machines.`,
      lines: hidden.map((line) => line.number),
    },
  };
}

function evidence(line: ReadLine): Evidence {
  const note = "Cannot be seen on the page. Counted nowhere.";
  return {
    line: line.number,
    where: `Hidden on page ${line.page}`,
    quote: line.text,
    marks: [{ from: 0, to: line.text.length, note }],
    example: null,
  };
}
