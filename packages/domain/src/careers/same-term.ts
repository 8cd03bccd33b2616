import type { Careers } from "./careers.ts";
import { indexCareers } from "./careers-index.ts";
import { compact, compactStem, definedAcronyms, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** Words that say what kind of thing a name is, and not which: "Busy software" is Busy, "CKA certification" CKA. */
const KINDS: ReadonlySet<string> = new Set(
  `software tool tools suite certification certifications certificate certificates certified standard standards
  guideline guidelines norms framework frameworks protocol protocols platform platforms technique techniques
  application applications`
    .split(/\s+/u)
    .filter(Boolean),
);

/**
 * What a term is compared by: the id of the skill it is a spelling of, and of an unknown one its words without
 * plural, spacing, case, British spelling and the word for its kind ("software"). Two terms of one key are one.
 */
function termKey(term: string, careers: Careers): string {
  const { exact, inflected } = indexCareers(careers);
  const tokens = tokenize(term);
  const own = withoutKind(tokens);
  for (const words of own.length === tokens.length ? [tokens] : [tokens, own]) {
    const form = exact.get(compact(words)) ?? inflected.get(compactStem(words));
    if (form) return form.skill.id;
  }
  return compactStem(own);
}

/**
 * `termKey` for the terms of one description: letters that the text explains, "Embedded value (EV)", have the key
 * of their long form.
 */
export function termKeysIn(description: string, careers: Careers): (term: string) => string {
  const longs = new Map(
    definedAcronyms(description).map(({ long, short }): [string, string] => [
      termKey(short, careers),
      termKey(long, careers),
    ]),
  );
  return (term) => {
    const key = termKey(term, careers);
    return longs.get(key) ?? key;
  };
}

/**
 * A name without the word for its kind at the end: "Busy software" is Busy. Whole where what is left is no
 * name: "safety guidelines".
 */
export function withoutKind(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const own = tokens.slice(0, -1);
  const isName = own.some(({ text }) => /\p{Lu}|\d/u.test(text));
  return last && isName && KINDS.has(last.key) ? own : tokens;
}
