import type { SpokenLanguage } from "../setup.ts";
import { closes, endsHindi, isFinite, isHanging } from "./hanging-words.ts";

/** Fewer words than this without a full stop are the beginning of something. */
const LEAST_WORDS = 4;
const STOPS = /[.!?।॥]["'”’)]*$/u;
/** More is to come after these, whoever set them. */
const GOES_ON = /(\.\.\.|…|[,;:–—-])["'”’)]*$/u;
/** "from 40 to 25" may go on with a unit; the cost of waiting is a second and a half. */
const NUMBER = /^[₹$]?\d[\d,.]*$/;

/**
 * Whether a spoken answer may be over with these words. Recognisers of browsers set no full stops, and others set one
 * at the end of whatever they were given, so a stop alone proves nothing: the last word decides. In doubt it is not,
 * because cutting somebody off costs more than a second and a half.
 *
 * @param text  all that was understood so far; "" looks unfinished
 */
export function looksFinished(text: string, language: SpokenLanguage): boolean {
  const trimmed = text.trim();
  if (trimmed === "" || GOES_ON.test(trimmed)) return false;
  const hasStop = STOPS.test(trimmed);
  const words = wordsOf(lastSentence(trimmed));
  const last = words.at(-1);
  if (last === undefined) return false;
  if (closes(words.join(" "))) return true;
  if (isHanging(last, language)) return false;
  if (endsHindi(last)) return hasStop || words.length >= LEAST_WORDS - 1;
  if (NUMBER.test(last)) return false;
  if (hasStop) return true;
  return language === "en-IN" && words.length >= LEAST_WORDS && hasClause(words);
}

/** Whether there is a verb with nothing but its complement after it: "we cut refunds", and not "the refunds of the quarter". */
function hasClause(words: readonly string[]): boolean {
  const at = words.findLastIndex(isFinite);
  return at > 0 && at < words.length - 1;
}

/** From the last full stop within the text, which may itself end with one. */
function lastSentence(text: string): string {
  return text.split(/(?<=[.!?।॥])\s+/u).at(-1) ?? text;
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[₹$]?[\p{L}\p{M}\p{N}]+(?:['.,][\p{L}\p{M}\p{N}]+)*%?/gu) ?? []
  );
}
