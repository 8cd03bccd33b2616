import { isEnglish } from "../../../evidence/language.ts";
import type { FactWord } from "../words.ts";

/** Small words of German, French, Spanish, Italian and Portuguese that English does not have. */
const SMALL = new Set(
  `de en el la los las del una con por como desde y le les des du et au aux chez dans pour sur der das und mit bei im ich
  habe als von zum zur für sowie trabajé formación em na uma com di il della nel per sono presso`.split(
    /\s+/u,
  ),
);
const ENGLISH = new Set(
  "the and of to for with from at by on was were that which using into".split(" "),
);

/** Endings and letters of German words that are long enough to be none of English. */
const GERMAN =
  /^(?=.{6})(?:.*[äöüß].*|.+(?:ung|ungen|keit|heit|schaft|lich|ische[nrs]?|ieren|iert|zeit|stelle))$/iu;

/** Fewer such words than this may be in names. */
const FEWEST = 2;

/** Whether a source is in another language than English, so that its plain words cannot be compared with English ones. */
export function isForeign(text: string, words: readonly FactWord[]): boolean {
  if (!isEnglish(text)) return true;
  const others = words.filter(({ text: word }) => SMALL.has(word) || GERMAN.test(word)).length;
  const english = words.filter(({ key }) => ENGLISH.has(key)).length;
  return others >= FEWEST && others > 2 * english;
}
