import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../subject.ts";
import { counted, figure, inWords, sentenceStart } from "../wording.ts";

/** Readers take text in the order the file stores it, or straight across the page. */
export const readingOrder: Check = {
  id: "reading-order",
  axis: "readable",
  weight: 5,
  title: "One reading order",
  looksAt: "Columns, and lines stored in another order than a person reads them.",
  source:
    "Reports of columns scrambled by applicant tracking systems; measured: layouts with a sidebar mix it into the main column.",
  run,
};

/** What more than one column costs by itself: the file may be in order, the reader may still read across. */
const COLUMNS_COST = 0.3;

/** Lines out of order up to which the share falls evenly to nothing. */
const MOST_OUT_OF_ORDER = 12;

function run({ reading }: Subject): Outcome {
  if (reading.lines.length === 0)
    return {
      share: 0,
      finding: "There are no lines to read.",
      evidence: [],
      advice: {
        title: "Give the page lines of text",
        why: "Without text there is no order to read in.",
        note: null,
      },
      praise: null,
      concern: null,
    };
  const { columns } = reading;
  const out = reading.losses.linesOutOfOrder;
  if (columns === 1 && out === 0)
    return full("One column, top to bottom.", {
      text: "One column, top to bottom: every reader takes your lines in the order you meant.",
      lines: [],
    });
  const across = `${sentenceStart(inWords(columns))} columns`;
  const stored = `${counted(out, "line")} stored out of order`;
  const finding =
    columns === 1
      ? `One column, but ${stored}.`
      : `${across}${out === 0 ? ", each in order" : ` and ${stored}`}.`;
  const share =
    Math.max(0, 1 - Math.min(1, out / MOST_OUT_OF_ORDER)) - (columns > 1 ? COLUMNS_COST : 0);
  return {
    share: Math.max(0, share),
    finding,
    evidence: [],
    advice: {
      title: columns > 1 ? "Set the page in one column" : "Store the lines in reading order",
      why:
        columns > 1
          ? "Many systems read straight across the page and mix the columns. One column cannot be mixed."
          : "A reader that follows the file meets your lines in another order than a person does. A plain layout without text boxes keeps them together.",
      note: columns > 1 ? figure(columns, "column") : `${figure(out, "line")} out of order`,
    },
    praise: null,
    concern: {
      text:
        columns > 1
          ? `${across}: a reader that goes straight across mixes them.`
          : `${sentenceStart(counted(out, "line"))} will be read in another order than you see.`,
      lines: [],
    },
  };
}
