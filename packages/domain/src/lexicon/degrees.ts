import * as study from "./vocabulary/study.ts";
import { alternatives, holdsEntry, lexicon, wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

const DEGREES = lexicon(study.DEGREES);

/** In a script without blanks between words. */
const UNSPACED_DEGREE = new RegExp(alternatives(study.UNSPACED_DEGREES), "u");

/** Short forms that are also everyday words count only in capitals or with full stops. */
const AMBIGUOUS = lexicon(study.AMBIGUOUS_DEGREES);

const FIELDS = lexicon(study.STUDY_FIELDS);

/** How much a text looks like a degree or a school-leaving examination: 0 not at all, 3 certainly. */
export const degreeScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 22) return 0;
  if (UNSPACED_DEGREE.test(text)) return 2.5;
  if (/^(?:expected )?graduation(?: date| year)?$/u.test(words.join(" "))) return 0;
  let best = 0;
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= 3 && from + length <= words.length; length++) {
      const entry = words.slice(from, from + length).join(" ");
      if (!DEGREES.has(entry)) continue;
      const sure = !AMBIGUOUS.has(entry) || inCapitals(text, entry);
      best = Math.max(best, (sure ? 2 : 0.3) + (from === 0 ? 0.6 : 0));
    }
  }
  const field = holdsEntry(words, FIELDS, 2) ? 0.5 : 0;
  return Math.max(0, Math.min(3, best + field - Math.max(0, words.length - 12) * 0.2));
});

function inCapitals(text: string, entry: string): boolean {
  const capitals = entry.toUpperCase();
  return (
    new RegExp(`(?<![\\p{L}])${capitals.split(" ").join("[. ]+")}(?![\\p{L}])`, "u").test(text) ||
    /^master\b/iu.test(text)
  );
}
