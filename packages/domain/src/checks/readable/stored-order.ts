import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, sentenceStart } from "../../text/wording.ts";
import { withoutText } from "./without-text.ts";

/** Readers take text in the order the file stores it. */
export const storedOrder: Check = {
  id: "stored-order",
  axis: "readable",
  weight: 3,
  title: "Stored in reading order",
  looksAt: "Lines stored in another order than a person reads them.",
  source:
    "Measured: layouts with a sidebar or text boxes store it among the lines of the main column, and a reader that follows the file mixes them.",
  run,
};

/** Lines out of order up to which the share falls evenly to nothing. */
const MOST_OUT_OF_ORDER = 12;

function run(subject: Subject): Outcome {
  if (subject.isBlank)
    return withoutText(
      "There are no lines to read.",
      "Give the page lines of text",
      "Without text there is no order to read in.",
    );
  const out = subject.reading.losses.linesOutOfOrder;
  if (out === 0)
    return full("Every line is stored where a person reads it.", {
      text: "Your lines are stored in the order you meant.",
      lines: [],
    });
  const stored = sentenceStart(`${counted(out, "line")} stored out of order`);
  return {
    share: 1 - Math.min(1, out / MOST_OUT_OF_ORDER),
    finding: `${stored}.`,
    evidence: [],
    advice: {
      title: "Store the lines in reading order",
      why: "A reader that follows the file meets your lines in another order than a person does. A plain layout without text boxes keeps them together.",
      note: `${figure(out, "line")} out of order`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(out, "line"))} will be read in another order than you see.`,
      lines: [],
    },
  };
}
