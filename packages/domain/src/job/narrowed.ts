import { isNamed } from "../careers/careers-index.ts";
import type { SkillMention } from "../careers/find-skills.ts";
import type { JobLine } from "./lines.ts";
import {
  FRAME_WORDS,
  JOINING,
  PEOPLE,
  PLAIN_TRADES,
  TRAIT_WORDS,
  VERBS,
  WORK_HEADS,
} from "./phrase-words.ts";
import { isDoing } from "./phrases.ts";
import { FUNCTION_WORDS, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** A known word with the word before it that makes it another thing: "Asset Accounting", "UDP multicast". */
export interface Narrowed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Known skills of one plain word that are behind a word of their own, as one entry of a list: accounting is one
 * thing and asset accounting another. In a requirement the word before has a capital or is letters; in a duty it is
 * any noun before the name of a kind of work ("product pricing").
 */
export function narrowedIn(
  { text }: JobLine,
  isRequirement: boolean,
  known: readonly SkillMention[],
): Narrowed[] {
  const tokens = tokenize(text);
  return known.flatMap((mention): Narrowed[] => {
    const { skill, from, to } = mention;
    const written = text.slice(from, to);
    if (isNamed(skill) || skill.kind === "certification" || !/^\p{L}?\p{Ll}{3,}$/u.test(written))
      return [];
    const at = tokens.findIndex((token) => token.from === from);
    const [before, word] = [tokens[at - 2], tokens[at - 1]];
    if (!word || text.slice(word.to, from) !== " ") return [];
    if (known.some((other) => other.from < word.to && word.from < other.to)) return [];
    if (!stands(text, before, word) || !isNoun(word)) return [];
    const isEntry = isRequirement ? isMade(word) : isWork(written);
    return isEntry ? [{ text: text.slice(word.from, to), from: word.from, to }] : [];
  });
}

/** Begins its entry of the line. */
function stands(text: string, before: Token | undefined, word: Token): boolean {
  if (!before) return true;
  return (
    /[,;:/(|–-]\s*$/u.test(text.slice(before.to, word.from)) || /^(?:and|or)$/u.test(before.key)
  );
}

function isNoun({ key, text }: Token): boolean {
  return (
    !FRAME_WORDS.has(key) &&
    !FUNCTION_WORDS.has(key) &&
    !JOINING.has(key) &&
    !TRAIT_WORDS.has(key) &&
    !VERBS.has(key) &&
    !PEOPLE.has(key) &&
    !isDoing(key) &&
    /^\p{L}{3,}$/u.test(text)
  );
}

function isMade({ text }: Token): boolean {
  return /^\p{Lu}/u.test(text);
}

function isWork(written: string): boolean {
  return tokenize(written).every(({ key }) => WORK_HEADS.has(key) || PLAIN_TRADES.has(key));
}
