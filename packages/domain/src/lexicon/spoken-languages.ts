import { SPOKEN_LANGUAGES } from "./vocabulary/spoken.ts";
import { lexicon, plain } from "./words.ts";

const SPOKEN = lexicon(SPOKEN_LANGUAGES);

/** True for the name of a language people speak. */
export function isSpokenLanguage(text: string): boolean {
  return SPOKEN.has(plain(text));
}
