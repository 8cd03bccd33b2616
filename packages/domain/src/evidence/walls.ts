import type { CareersIndex } from "../careers/careers-index.ts";
import { findSkills } from "../careers/find-skills.ts";
import type { SkillMention } from "../careers/find-skills.ts";
import { FUNCTION_WORDS, tokenize } from "../text/tokens.ts";
import { dutyOpening } from "../lexicon/duties.ts";
import { opensWithVerb } from "../lexicon/verbs.ts";

/** Fewer words than this are a remark, not a wall. */
const FEWEST_WORDS = 6;
/** Of the words of a sentence at least this share are "the", "of", "with" and the like. */
const SENTENCE_SHARE = 0.08;
/** Names of skills may be this share of a sentence's words. */
const SKILLS_SHARE = 0.6;
/** A verb may be followed by this many names of skills, whatever their share of its words. */
const FEW_SKILLS = 3;
/** Words between two marks, on average, below which a text is a list. */
const LIST_PACE = 2.5;

/**
 * Whether a text is a run of key words and no sentence: "Java, Spring, Oracle, Hibernate, Maven, Git".
 *
 * Such a text counts as a bare list, wherever it is: naming a thing is not showing that one did it.
 */
export function isWall(text: string, index: CareersIndex): boolean {
  const tokens = tokenize(text);
  if (tokens.length < FEWEST_WORDS) return isBareSkills(text, tokens.length, index);
  const joining = tokens.filter((token) => FUNCTION_WORDS.has(token.key)).length;
  const pieces = tokens.filter((token, i) => i > 0 && token.gap === "break").length + 1;
  const isPlainSentence = joining / tokens.length >= SENTENCE_SHARE;
  const isList = tokens.length / pieces < LIST_PACE && pieces >= FEWEST_WORDS;
  if (isList && (!opensWithVerb(text) || pieces > 2 * FEWEST_WORDS)) return true;
  const mentions = findSkills(text, index);
  const share = wordsOf(text, mentions) / tokens.length;
  // "Created SQL queries and stored procedures" names two things that were made.
  if (saysWhatWasDone(text) && mentions.length <= FEW_SKILLS) return false;
  if (share > SKILLS_SHARE) return true;
  return !isPlainSentence && share > SKILLS_SHARE / 2 && !opensWithVerb(text);
}

function isBareSkills(text: string, words: number, index: CareersIndex): boolean {
  const named = wordsOf(text, findSkills(text, index));
  return words > 0 && named === words && !opensWithVerb(text);
}

function saysWhatWasDone(text: string): boolean {
  return opensWithVerb(text) || dutyOpening(text) !== null;
}

function wordsOf(text: string, mentions: readonly SkillMention[]): number {
  return mentions.reduce(
    (sum, mention) => sum + tokenize(text.slice(mention.from, mention.to)).length,
    0,
  );
}
