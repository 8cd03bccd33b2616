import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, sentenceStart } from "../../text/wording.ts";
import { withoutText } from "./without-text.ts";

/** Icons stored as letters of a font. */
export const iconsAsText: Check = {
  id: "icons-as-text",
  axis: "readable",
  weight: 2,
  title: "No icons as text",
  looksAt: "Icons that the file stores as letters.",
  source:
    "Measured: icon glyphs in the text of 25 of 26 gallery files of one builder, glued to the address or number beside them.",
  run,
};

/** Icons at which the last point is gone. */
const MOST = 12;

function run(subject: Subject): Outcome {
  if (subject.isBlank)
    return withoutText(
      "There is no text to find icons in.",
      "Export the resume with its text",
      "Nothing arrives from a picture.",
    );
  const icons = subject.reading.losses.iconGlyphs;
  if (icons === 0) return full("No icon stands where a word should.");
  const said = `${counted(icons, "icon")} stored as text`;
  return {
    share: Math.max(0, 1 - icons / MOST),
    finding: `${sentenceStart(said)}.`,
    evidence: [],
    advice: {
      title: `Replace ${figure(icons, "icon")} by words`,
      why: "An icon is read as a stray letter and sticks to what stands beside it. Write “Phone” or leave it out.",
      note: said,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(said)}: what stands beside ${icons === 1 ? "it" : "them"} may be misread.`,
      lines: [],
    },
  };
}
