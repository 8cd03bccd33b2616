import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";

/** How often something is done, as a proposal says it, and words of a source that say as much. */
const FREQUENCIES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:daily|(?:every|each) (?:single )?(?:working )?day|day-to-day)\b/giu,
    /^(?:day|daily|shift|morning|evening|night|hour|hr|hrly|24|24x7|roz|din|everyday|weekday|dinner|lunch|breakfast)s?$/u,
  ],
  [
    /\b(?:weekly|(?:every|each) week)\b/giu,
    /^(?:week|weekly|wk|wkly|hafte|hafta|7|sun|mon|tue|wed|thu|fri|sat|(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend)s?$/u,
  ],
  [
    /\b(?:fortnightly|(?:every|each) fortnight|bi-?weekly)\b/giu,
    /^(?:fortnight|fortnightly|week|weekly|biweekly|15|14|alternate|twice|bi)s?$/u,
  ],
  [
    /\b(?:monthly|(?:every|each) month)\b/giu,
    /^(?:month|monthly|mth|mnth|mahine|mahina|pm|30|salary|payroll)s?$/u,
  ],
  [
    /\b(?:quarterly|(?:every|each) quarter(?! of))\b/giu,
    /^(?:quarter|quarterly|qtr|qtrly|qly|3|three|4|four|month|mths|q1|q2|q3|q4)s?$/u,
  ],
  [
    /\b(?:annually|yearly|annual|(?:every|each) year)\b/giu,
    /^(?:year|yearly|yr|annual|annually|saal|varsh|12|pa|fy|per|annum|once|(?:19|20)\d\d)s?$/u,
  ],
  [/\b(?:hourly|(?:every|each) hour)\b/giu, /^(?:hour|hourly|hr|hrly|ghante|60)s?$/u],
];

/** The number of the yearly ones in FREQUENCIES: years stand everywhere. */
const YEARLY = 5;

/**
 * "Daily" of what the source tells of as done each week, or of as done: no line of the same job or project says it, or
 * the line about the same thing says another.
 */
export function unheldFrequencies(
  words: readonly FactWord[],
  text: string,
  { units, isForeign }: SourceFacts,
): Unheld[] {
  if (isForeign) return [];
  return sentencesOfWords(words, text).flatMap((sentence): Unheld[] => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    if (!first || !last) return [];
    const line = text.slice(first.from, last.to);
    return FREQUENCIES.flatMap(([claim, told], kind) =>
      [...line.matchAll(claim)].flatMap((match): Unheld[] => {
        const [from, to] = [first.from + match.index, first.from + match.index + match[0].length];
        const about = unitsAbout(
          topicStems(sentence.filter((word) => word.to <= from || word.from >= to)),
          units,
        );
        if (about.length === 0) return [];
        const entries = new Set(about.map((unit) => units.units[unit]?.entry ?? 0));
        const holds = (unit: number) =>
          units.units[unit]?.words.some(({ key }) => told.test(key)) ?? false;
        const saysOther = (unit: number) =>
          FREQUENCIES.some(
            ([, other], at) =>
              at !== kind &&
              at < YEARLY &&
              units.units[unit]?.words.some(({ key }) => key.endsWith("ly") && other.test(key)),
          );
        const isHeld =
          about.some(holds) ||
          (!about.every(saysOther) &&
            [...entries].some((entry) => units.byEntry.get(entry)?.some(holds)));
        return isHeld ? [] : [{ kind: "number", from, to }];
      }),
    );
  });
}
