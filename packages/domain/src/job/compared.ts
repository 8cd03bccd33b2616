import type { Skill } from "../careers/careers.ts";
import { isNamed } from "../careers/careers-index.ts";
import type { JobLine } from "./lines.ts";
import { FUNCTION_WORDS, tokenize } from "../text/tokens.ts";

/** Two words are of one stem when they share this part of the shorter one, and at least so many letters, */
const STEM_SHARE = 0.7;
const STEM_LETTERS = 4;
/** And this part of the longer one: a pharmacist's trade is pharmacy, and pharmacovigilance a work of its own. */
const LONGER_SHARE = 0.55;

/**
 * Whether a skill that a job names is one to look for on a resume.
 *
 * Traits ("communication", "problem solving") are not: they are shown by what a person did, and nobody is found
 * by naming them. English is not: a resume in English shows it. Nor is the trade the title names already:
 * "nursing" of a staff nurse, "data analysis" of a data analyst; that is measured by the title.
 *
 * @param titles    the job's title and its role's
 * @param spelling  as the job names it: "blogs" for content writing
 */
export function isCompared(
  skill: Skill,
  titles: readonly string[],
  spelling: string = skill.name,
): boolean {
  if (skill.kind === "soft" || skill.name === "English") return false;
  if (isNamed(skill) || skill.kind === "certification") return true;
  // "DBA" of a database administrator; GST of a "GST executive" is asked for all the same.
  const isOfLetters = /^\p{Lu}{2,6}s?$/u.test(spelling);
  return !titles.some(
    (title) =>
      covers(title, spelling) ||
      (isOfLetters &&
        !tokenize(title).some(({ text }) => text === spelling) &&
        covers(title, skill.name)),
  );
}

/** Whether every word of a name is in the title, in one form or another; false for a name without words. */
export function covers(title: string, name: string): boolean {
  const own = wordsOf(title);
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => own.some((other) => areKin(word, other)));
}

function wordsOf(text: string): string[] {
  return tokenize(text)
    .map((token) => token.key)
    .filter((key) => !FUNCTION_WORDS.has(key));
}

/** "nursing" and "nurse", "accounting" and "accountant", "analysis" and "analyst". */
function areKin(a: string, b: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return (
    shared >= STEM_LETTERS &&
    shared / Math.min(a.length, b.length) >= STEM_SHARE &&
    shared / Math.max(a.length, b.length) >= LONGER_SHARE
  );
}

/** A duty that says "sales" or "logistics" names a trade; what it asks for is in the words beside it. */
export function isWholeTrade(skill: Skill, spelling: string, line: JobLine): boolean {
  if (line.section !== "duties" || skill.kind !== "domain") return false;
  if (/\bteach(?:es|ing)?\s/iu.test(line.text)) return false;
  // "POSH" and "CLRA" are things one knows or does not.
  return !/\s|\p{Lu}{2}/u.test(spelling) && /\p{Ll}/u.test(spelling);
}
