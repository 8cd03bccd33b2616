import { tokenize } from "../match/terms.ts";
import type { Passage } from "./passages.ts";

/** Function words of English that no other language of the Latin script shares. */
const ENGLISH = new Set(
  "the and of to for with by from that using into this were their through".split(" "),
);

/** Of the words of English bullets at least this share are among them. */
const ENGLISH_SHARE = 0.04;

/** With fewer words than this nothing can be said, and English is taken for granted. */
const FEWEST_WORDS = 20;

/** Letters of other scripts may be this share of an English resume's sentences. */
const OTHER_SCRIPT_SHARE = 0.3;

/** Whether the sentences of a resume are in English. */
export function readsAsEnglish(passages: readonly Passage[]): boolean {
  const prose = passages.filter(
    (passage) => (passage.kind === "bullet" || passage.kind === "summary") && !passage.isWall,
  );
  const text = prose.map((passage) => passage.text).join("\n");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters > OTHER_SCRIPT_SHARE) return false;
  const words = tokenize(text);
  if (words.length < FEWEST_WORDS) return true;
  const joining = words.filter((word) => ENGLISH.has(word.key)).length;
  return joining / words.length >= ENGLISH_SHARE;
}
