import { EVERYDAY, USES } from "../../../lexicon/everyday-words.ts";
import { keyOf, singular } from "../../../text/tokens.ts";
import type { CareersIndex } from "../../../careers/careers-index.ts";
import { COMMON } from "./common-words.ts";

const OF_WORK = new WeakMap<CareersIndex, ReadonlySet<string>>();

/** The words in small letters that the careers describe work with, in `keyOf` form: not those of names of skills. */
export function wordsOfWork(careers: CareersIndex): ReadonlySet<string> {
  const known = OF_WORK.get(careers);
  if (known) return known;
  const roles = new Set(careers.roles.map(({ role }) => role));
  const texts = [...roles].flatMap((role) => [...role.responsibilities, ...role.evidence]);
  const words = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<![\p{L}\p{N}.])\p{Ll}{2,}/gu)].map(([word]) => keyOf(word)),
    ),
  );
  OF_WORK.set(careers, words);
  return words;
}

const KNOWN = new WeakMap<CareersIndex, ReadonlySet<string>>();

/**
 * English words as people write of work: what the careers write in small letters, and our lists. In `keyOf` form, as
 * written and without plural.
 */
export function ordinaryWords(careers: CareersIndex): ReadonlySet<string> {
  const known = KNOWN.get(careers);
  if (known) return known;
  const words = new Set([...EVERYDAY, ...USES, ...COMMON]);
  const texts = new Set<string>();
  for (const { role } of careers.roles)
    for (const text of [...role.responsibilities, ...role.evidence]) texts.add(text);
  for (const skill of careers.skills.values())
    for (const text of [skill.name, ...skill.aliases]) texts.add(text);
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}.])\p{Ll}{2,}(?![\p{Lu}\p{N}])/gu)) {
      const key = keyOf(word);
      words.add(key);
      words.add(singular(key));
    }
  }
  KNOWN.set(careers, words);
  return words;
}
