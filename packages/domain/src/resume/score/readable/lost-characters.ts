import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../subject.ts";
import { counted, figure, listed, sentenceStart } from "../wording.ts";

/** Letters without a Unicode value, icons instead of words, broken spacing. */
export const characters: Check = {
  id: "characters",
  axis: "readable",
  weight: 4,
  title: "Every character arrives",
  looksAt: "Letters without a Unicode value, icons instead of words, broken spacing.",
  source:
    "Measured: icon glyphs in the text of 25 of 26 gallery files of one builder; ligatures lost as in “nancial” for “financial”.",
  run,
};

/** What one of each costs. Icons beside a telephone number are common and hurt less than lost letters. */
const COST = { unreadable: 0.1, icon: 0.04, mended: 0.01 };

/** Fewer mended words than this are the noise of kerning. */
const FEW_MENDED = 5;

function run({ reading }: Subject): Outcome {
  const { unreadableCharacters, iconGlyphs, mendedWords } = reading.losses;
  if (reading.lines.length === 0)
    return {
      share: 0,
      finding: "There are no characters to read.",
      evidence: [],
      advice: {
        title: "Export the resume with its text",
        why: "Nothing arrives from a picture.",
        note: null,
      },
      praise: null,
      concern: null,
    };
  const mended = mendedWords > FEW_MENDED ? mendedWords : 0;
  if (unreadableCharacters + iconGlyphs + mended === 0)
    return full("No letter is lost and no icon stands for a word.");
  const share = Math.max(
    0,
    1 - unreadableCharacters * COST.unreadable - iconGlyphs * COST.icon - mended * COST.mended,
  );
  const parts = [
    ...(unreadableCharacters > 0
      ? [`${counted(unreadableCharacters, "letter")} without a meaning`]
      : []),
    ...(iconGlyphs > 0 ? [`${counted(iconGlyphs, "icon")} stored as text`] : []),
    ...(mended > 0 ? [`${counted(mended, "word")} with broken spaces`] : []),
  ];
  return {
    share: Math.min(share, 0.99),
    finding: `${sentenceStart(listed(parts))}.`,
    evidence: [],
    advice: {
      ...whatToDo(unreadableCharacters, mended, iconGlyphs),
      note: listed(parts),
    },
    praise: null,
    concern: {
      text: `${sentenceStart(listed(parts))}: words around them may be misread.`,
      lines: [],
    },
  };
}

/** About lost letters first, then broken words, then icons: the order in which they hurt. */
function whatToDo(
  letters: number,
  mended: number,
  icons: number,
): { readonly title: string; readonly why: string } {
  if (letters > 0)
    return {
      title: "Use a font that keeps its letters",
      why: "Some letters of this file have no value a machine knows, so words break in a search. A common font and a fresh export mend it.",
    };
  if (mended > 0)
    return {
      title: "Keep normal spaces between letters and words",
      why: "Letters set wide apart, or words set without a space, come out broken or glued together, and a search misses them. Normal spacing and a fresh export mend it.",
    };
  return {
    title: `Replace ${figure(icons, "icon")} by words`,
    why: "An icon is read as a stray letter and sticks to what stands beside it. Write “Phone” or leave it out.",
  };
}
