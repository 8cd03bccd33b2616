import { EVERYDAY, USES } from "../../../lexicon/everyday-words.ts";
import { keyOf, singular } from "../../../text/tokens.ts";
import type { CareersIndex } from "../../../careers/careers-index.ts";

const KNOWN = new WeakMap<CareersIndex, ReadonlySet<string>>();

/**
 * English words as people write of work: what the careers write in small letters, with our lists. In `keyOf` form, as
 * written and without plural.
 */
export function ordinaryWords(careers: CareersIndex): ReadonlySet<string> {
  const known = KNOWN.get(careers);
  if (known) return known;
  const words = new Set([...EVERYDAY, ...USES]);
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
