import type { RawSentence } from "./sentences.ts";
import type { Span } from "./span.ts";
import { isFunctionWord } from "./stems.ts";

/** Words with a capital that are no names. */
const NO_NAMES =
  /^(?:I|OK|Okay|Yes|No|Sir|Madam|Maam|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Hindi)$/u;

/** What is called by its name: words with a capital within a sentence, and words in capitals or with a digit ("GSTR-2B", "SQL", "Tally"). */
export function namesIn(sentences: readonly RawSentence[]): Span[] {
  return sentences.flatMap(({ words, turn }) =>
    words.flatMap((word, at): Span[] => {
      const isCode =
        /^\p{Lu}[\p{Lu}\d]+s?$/u.test(word.text) ||
        /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,}$/u.test(word.text);
      const isName = at > 0 && word.gap !== "joint" && /^\p{Lu}\p{L}+$/u.test(word.text);
      if ((!isCode && !isName) || NO_NAMES.test(word.text) || isFunctionWord(word)) return [];
      return [{ turn, from: word.from, to: word.to }];
    }),
  );
}
