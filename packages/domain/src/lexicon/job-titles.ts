import {
  NO_TITLES,
  TITLE_ENDINGS,
  TITLE_HEADS,
  TITLE_MODIFIERS,
  UNSPACED_TITLE,
} from "./title-words.ts";
import { wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

/** "Rehm & Partner": what a practice is called whose other partners go unnamed. */
const FIRM = /\p{L}\s+(?:&|und)\s+partner$/iu;

/**
 * How much a text looks like a job title: 0 not at all, 3 certainly.
 *
 * Counts the word it turns on ("engineer", before "of" or a comma if need be) and the words that go with it.
 */
export const titleScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 12) return 0;
  if (UNSPACED_TITLE.test(text.trim())) return 3;
  const heads = words.filter((word) => TITLE_HEADS.has(word) || headOfCompound(word)).length;
  if (heads === 1 && FIRM.test(text.trim())) return 0;
  const modifiers = words.filter((word) => TITLE_MODIFIERS.has(word)).length;
  if (heads === 0) return modifiers === words.length ? 0.6 : Math.min(0.4, modifiers * 0.3);

  const turning = words.findIndex((word) =>
    ["of", "de", "in", "for", "and", "i", "ii", "iii", "iv"].includes(word),
  );
  const last = words.at(turning > 0 ? turning - 1 : -1) ?? "";
  const endsInHead =
    TITLE_HEADS.has(last) || TITLE_HEADS.has(words.at(-1) ?? "") || headOfCompound(last);
  return Math.min(
    3,
    (endsInHead ? 2 : 1.2) + Math.min(0.8, modifiers * 0.4) - Math.max(0, words.length - 7) * 0.2,
  );
});

/**
 * "Radiologist", "Social worker"; "Softwareentwickler", "Marketingleiterin": German writes the whole title as one
 * word.
 */
function headOfCompound(word: string): boolean {
  if (
    /.{3}(?:ologist|ographer|iatrist|opath|ometrist|grapher|keeper|worker|trician|.{2}[dgklmnprt]ist)$/u.test(
      word,
    ) &&
    !NO_TITLES.has(word)
  )
    return true;
  return TITLE_ENDINGS.test(word);
}
