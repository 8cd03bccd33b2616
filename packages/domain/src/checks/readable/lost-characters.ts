import { full } from "../check.ts";
import type { Advice, Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, listed, sentenceStart } from "../../text/wording.ts";
import { withoutText } from "./without-text.ts";

/** Letters without a Unicode value, and broken spacing. */
export const lostCharacters: Check = {
  id: "lost-characters",
  axis: "readable",
  weight: 3,
  title: "Every letter arrives",
  looksAt: "Letters without a Unicode value, and words with broken spacing.",
  source:
    "Measured: ligatures lost as in “nancial” for “financial”, letters set apart or words run together in the files of several producers.",
  run,
};

/** What one of each costs. */
const COST = { unreadable: 0.1, mended: 0.01 };

/** Fewer mended words than this are the noise of kerning. */
const FEW_MENDED = 5;

function run(subject: Subject): Outcome {
  if (subject.isBlank)
    return withoutText(
      "There are no letters to read.",
      "Export the resume with its text",
      "Nothing arrives from a picture.",
    );
  const { unreadableCharacters, mendedWords } = subject.reading.losses;
  const mended = mendedWords > FEW_MENDED ? mendedWords : 0;
  if (unreadableCharacters + mended === 0) return full("No letter is lost and no word is broken.");
  const share = 1 - unreadableCharacters * COST.unreadable - mended * COST.mended;
  const parts = [
    ...(unreadableCharacters > 0
      ? [`${counted(unreadableCharacters, "letter")} without a meaning`]
      : []),
    ...(mended > 0 ? [`${counted(mended, "word")} with broken spaces`] : []),
  ];
  return {
    share: Math.max(0, Math.min(share, 0.99)),
    finding: `${sentenceStart(listed(parts))}.`,
    evidence: [],
    advice: { ...whatToDo(unreadableCharacters), note: listed(parts) },
    praise: null,
    concern: {
      text: `${sentenceStart(listed(parts))}: words around them may be misread.`,
      lines: [],
    },
  };
}

/** About lost letters first, then broken words: the order in which they hurt. */
function whatToDo(letters: number): Pick<Advice, "title" | "why"> {
  if (letters > 0)
    return {
      title: "Use a font that keeps its letters",
      why: "Some letters of this file have no value a machine knows, so words break in a search. A common font and a fresh export mend it.",
    };
  return {
    title: "Keep normal spaces between letters and words",
    why: "Letters set wide apart, or words set without a space, come out broken or glued together, and a search misses them. Normal spacing and a fresh export mend it.",
  };
}
