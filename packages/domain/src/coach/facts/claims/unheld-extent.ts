import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";

/** Without exception. */
const ALL =
  /^(?:all|every|each|always|entire|whole|fully|completely|entirely|consistently|wholly)$/u;
/** With exceptions. */
const PARTLY =
  /^(?:mostly|mainly|usually|often|sometimes|partly|partially|some|occasionally|generally|most|largely|basic|few|rarely|zyadatar|kuch|kabhi)$/u;
/** Stems that a sentence shares with what it retells. */
const SHARED = 2;

/** "Attended every call within 45 minutes" of who did so "mostly". */
export function unheldExtents(
  words: readonly FactWord[],
  text: string,
  { units, isForeign }: SourceFacts,
): Unheld[] {
  if (isForeign) return [];
  return sentencesOfWords(words, text).flatMap((sentence): Unheld[] => {
    const claim = sentence.find(({ key }) => ALL.test(key));
    if (!claim || sentence.some(({ key }) => PARTLY.test(key))) return [];
    // "Every week" says how often, which is compared elsewhere.
    const next = sentence[sentence.indexOf(claim) + 1];
    if (
      /^(?:day|week|month|quarter|year|hour|night|morning|summer|winter|season)s?$/u.test(
        next?.key ?? "",
      )
    )
      return [];
    const stems = topicStems(sentence);
    const about = unitsAbout(stems, units).flatMap((unit) => units.units[unit] ?? []);
    const isPart =
      about.length > 0 &&
      about.every(
        (unit) =>
          unit.words.some(({ key }) => PARTLY.test(key)) &&
          !unit.words.some(({ key }) => ALL.test(key)) &&
          unit.stems.filter((stem) => stems.includes(stem)).length >= SHARED,
      );
    return isPart ? [{ kind: "claim", from: claim.from, to: claim.to }] : [];
  });
}
