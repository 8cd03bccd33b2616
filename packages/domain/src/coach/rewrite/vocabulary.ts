import type { CareersIndex } from "../../careers/careers-index.ts";
import { EVERYDAY } from "../../lexicon/everyday-words.ts";
import { FUNCTION_WORDS } from "../../text/tokens.ts";
import { formsOf } from "./verbs.ts";

const KNOWN = new WeakMap<CareersIndex, ReadonlySet<string>>();

const WORD = /(?<![\p{L}\p{N}'’-])\p{Ll}[\p{Ll}-]+(?![\p{L}\p{N}])/gu;

const COMMON = `every each this that these those many all more most first second third last next new old daily weekly
monthly yearly annual one two three four five six seven eight nine ten got gone given done total target class from
with was were have has had being been upto per worth customers customer guest guests parents students patients sold
team work job main whatever overall regular`;

/**
 * Ordinary words in small letters: those that the careers write so in their sentences, and those of the lexicons.
 * What is not among them may be a name.
 */
function vocabularyOf(index: CareersIndex): ReadonlySet<string> {
  const known = KNOWN.get(index);
  if (known) return known;
  const words = new Set(COMMON.split(/\s+/u));
  const add = (text: string) => {
    for (const [word] of text.matchAll(WORD)) words.add(word);
  };
  for (const { role } of index.roles) {
    role.responsibilities.forEach(add);
    role.evidence.forEach(add);
  }
  for (const skill of index.skills.values()) {
    if (skill.kind === "method" || skill.kind === "domain" || skill.kind === "soft")
      [skill.name, ...skill.aliases].forEach(add);
  }
  KNOWN.set(index, words);
  return words;
}

/** Whether a word is an ordinary one, whatever its case. False does not make it a name. */
export function isOrdinary(word: string, index: CareersIndex): boolean {
  const key = word.toLowerCase();
  const words = vocabularyOf(index);
  return (
    words.has(key) ||
    words.has(key.replace(/s$/u, "")) ||
    FUNCTION_WORDS.has(key) ||
    EVERYDAY.has(key) ||
    formsOf(key) !== null
  );
}
