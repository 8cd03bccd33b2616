import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import type { FactWord } from "../words.ts";
import type { SourceWords } from "./source-words.ts";

/** A longer name is no letters written out. */
const MOST_WORDS = 7;

/** "ESIC" for "Employees' State Insurance": one more letter, of a corporation, a scheme or an act. */
function longer(initials: string, letters: SourceWords["letters"]): readonly string[] {
  if (initials.length < 3) return [];
  return ["c", "s", "a"].map((last) => initials + last).filter((long) => letters.has(long));
}

/**
 * Stretches that write out letters of the source: "Central Teacher Eligibility Test" where it has "CTET". Small words
 * may have a letter or none. Two letters only count for words with capitals.
 */
export function writtenOut(
  words: readonly FactWord[],
  { letters }: SourceWords,
): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [at, first] of words.entries()) {
    if (FUNCTION_WORDS.has(first.key) || /^\p{Lu}{2,5}$/u.test(first.text)) continue;
    let [all, big] = ["", ""];
    let capitals = 0;
    for (const word of words.slice(at, at + MOST_WORDS)) {
      if (word.gap === "break" && word !== first) break;
      const isSmall = FUNCTION_WORDS.has(word.key);
      // "E&TC": the communication has a letter too.
      const initial =
        word.key.startsWith("telecom") && letters.has(`${big}tc`) ? "tc" : word.key.slice(0, 1);
      all += initial;
      if (!isSmall) {
        big += initial;
        if (word.hasCapital) capitals++;
      }
      if (isSmall || big.length < 2) continue;
      const isNamed = capitals === big.length;
      // "IISc": the last word may have two letters.
      const spelled = [all, big, big + word.key.slice(1, 2), ...longer(big, letters)];
      if (spelled.some((initials) => (isNamed || initials.length > 2) && letters.has(initials)))
        found.push([first.from, word.to]);
    }
  }
  return found;
}
