import type { Misplaced, OtherKind } from "../resume/misplaced.ts";
import { counted, listed, quoted } from "../text/wording.ts";

const LOOKS: Readonly<Record<OtherKind, string>> = {
  invoice: "It looks like an invoice, a bill or a statement",
  paper: "It looks like a paper or a thesis",
  letter: "It looks like a letter",
  form: "It looks like a form that is not filled in",
  "job-advert": "It looks like the description of a job",
  empty: "It is almost empty",
  unknown: "No jobs, studies, projects or skills were found in it",
};

/** Why it is not taken for a resume, in a sentence: "It looks like a letter: it says “Dear” and “Yours sincerely”." */
export function misplacedSentence({ kind, words, wordCount }: Misplaced): string {
  if (kind === "empty") return `${LOOKS.empty}: ${counted(wordCount, "word")} in all.`;
  if (words.length === 0) return `${LOOKS[kind]}.`;
  return `${LOOKS[kind]}: it says ${listed(words.map((text) => quoted(text)))}.`;
}
