import type { Tense } from "./verbs.ts";
import { formsOf } from "./verbs.ts";

/** Plurals of nouns that are third persons of verbs too. */
export const NOUNS = new Set(
  `reports designs tests plans works supports records samples orders visits audits schedules charts drafts runs sets results
  projects sales checks calls trains interviews surveys models maps deals leads stocks labels stores services uses needs
  places issues documents films forms files codes presents processes profiles programs markets accounts clients bills
  mails emails messages posts tags loads trades tracks scores ranks tours trims filters functions pitches scripts sources
  screens segments shares states starts balances budgets benchmarks campaigns captures challenges claims coaches controls`.split(
    /\s+/u,
  ),
);

/** " and raise the indent" behind a first verb that was turned: " and raised the indent". */
export function chainedForms(rest: string, tense: Tense): string {
  return rest.replace(
    /((?:,|\band)\s+(?:also\s+)?)(\p{Ll}+)(?=\s+(?:the|a|an|all|them|him|her|their|\d|\p{Ll}+\s+(?:to|for|in|with|on)\b))/gu,
    (whole, joint: string, word: string) => {
      const known = formsOf(word);
      if (
        !known ||
        known.form === "past" ||
        known.form === "participle" ||
        known.form === "gerund" ||
        NOUNS.has(`${word}s`) ||
        NOUNS.has(word)
      )
        return whole;
      return joint + (tense === "past" ? known.verb.past : known.verb.base);
    },
  );
}
