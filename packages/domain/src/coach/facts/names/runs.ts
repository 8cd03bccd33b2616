import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import { ABBREVIATED, type FactWord } from "../words.ts";

/** Small words inside of names: "University of Hyderabad", "Klinikum am Eichwald", "Larsen & Toubro". */
const INSIDE = new Set("of and for the de du des la le del am an der die und s".split(" "));

/** Words with capitals that stand together, with the small words between them. */
export type NameRun = readonly FactWord[];

/** The runs of a line in order. A comma, a bracket or another mark that ends a phrase ends a run; a hyphen does not. */
export function runsOf(words: readonly FactWord[], text: string, at: number): NameRun[] {
  const runs: FactWord[][] = [];
  let open: FactWord[] = [];
  let small: FactWord[] = [];
  const close = () => {
    if (open.length > 0) runs.push(open);
    open = [];
    small = [];
  };
  for (const word of words) {
    if (word.gap === "break" && !isAbbreviated(open.at(-1), word, text, at)) close();
    if (word.hasCapital && !(word.text.length === 1 && FUNCTION_WORDS.has(word.key))) {
      open.push(...small, word);
      small = [];
    } else if (open.length > 0 && INSIDE.has(word.key) && small.length < 2) small.push(word);
    else close();
  }
  close();
  return runs;
}

/** "St. Aloysia", "Pvt. Ltd.": a full stop behind an abbreviation. */
function isAbbreviated(
  before: FactWord | undefined,
  word: FactWord,
  text: string,
  at: number,
): boolean {
  if (!before || !ABBREVIATED.test(before.text)) return false;
  return /^\.\s$/u.test(text.slice(before.to - at, word.from - at));
}

/** The words of a run that carry it: without small words. */
export function carrying(run: NameRun): readonly FactWord[] {
  return run.filter(({ key, text }) => !FUNCTION_WORDS.has(key) || /^\p{Lu}{2,}$/u.test(text));
}
