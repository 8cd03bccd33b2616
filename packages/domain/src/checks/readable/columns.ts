import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure, inWords, sentenceStart } from "../../text/wording.ts";
import { withoutText } from "./without-text.ts";

/** One column, top to bottom. */
export const columns: Check = {
  id: "columns",
  axis: "readable",
  weight: 3,
  title: "One column",
  looksAt: "Columns side by side, which some readers take straight across the page.",
  source:
    "Reports of columns scrambled by applicant tracking systems. Many read them rightly, so two columns keep two of three points, our choice.",
  run,
};

/** What is left with more than one column: the file may be in order, the reader may still read across. */
const SHARES: Readonly<Record<1 | 2 | 3, number>> = { 1: 1, 2: 2 / 3, 3: 1 / 3 };

function run(subject: Subject): Outcome {
  if (subject.isBlank)
    return withoutText(
      "There are no lines to set in columns.",
      "Give the page lines of text",
      "Without text there is nothing to arrange.",
    );
  const { columns: count } = subject.reading;
  if (count === 1)
    return full("One column, top to bottom.", {
      text: "One column, top to bottom: no reader can mix it up.",
      lines: [],
    });
  const across = `${sentenceStart(inWords(count))} columns`;
  return {
    share: SHARES[count],
    finding: `${across} side by side.`,
    evidence: [],
    advice: {
      title: "Set the page in one column",
      why: "Some systems read straight across the page and mix the columns. One column cannot be mixed.",
      note: figure(count, "column"),
    },
    praise: null,
    concern: { text: `${across}: a reader that goes straight across mixes them.`, lines: [] },
  };
}
