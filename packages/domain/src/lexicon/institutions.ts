import * as study from "./vocabulary/study.ts";
import { alternatives, lexicon, plain, wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

const INSTITUTIONS = lexicon(study.INSTITUTIONS);

/** In a script without blanks between words. */
const UNSPACED_INSTITUTION = new RegExp(alternatives(study.UNSPACED_INSTITUTIONS), "u");

const INSTITUTION_END = new RegExp(`.{3}(?:${alternatives(study.INSTITUTION_ENDS, plain)})$`, "u");

/** Also as the end of a German compound: "Technikerschule", "Abendgymnasium". */
function isInstitutionWord(word: string): boolean {
  return INSTITUTIONS.has(word) || INSTITUTION_END.test(word);
}

/** How much a text looks like the name of a place of learning: 0 not at all, 3 certainly. */
export const institutionScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 16) return 0;
  if (UNSPACED_INSTITUTION.test(text)) return 2.5;
  if (/\b(?:high school diploma|secondary school certificate)\b/iu.test(text)) return 0.5;
  const named = words.filter(isInstitutionWord).length;
  if (named === 0) return 0;
  const edge = isInstitutionWord(words[0] ?? "") || isInstitutionWord(words.at(-1) ?? "");
  return Math.min(3, 2 + (edge ? 0.6 : 0.2) + (named > 1 ? 0.2 : 0));
});
