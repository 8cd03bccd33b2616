import { regex } from "../../../text/regex.ts";
import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";
import { readDegrees } from "./read-degrees.ts";

/** What says that studies, an examination or a piece of work are not finished, or did not end well. */
const OPEN = regex("iu")`
  \b(?:pursuing|ongoing|on[ ]going|preparing|await(?:ed|ing)|pending|in[ ]progress|dropped|discontinued|incomplete|
  unfinished|not[ ](?:yet[ ])?(?:completed?|cleared?|passed|selected|qualified|done|finished|submitted)|could[ ]not|
  couldn't|failed|backlogs?|waitlist(?:ed)?|draft|planned|proposed|yet[ ]to|under[ ]review|half[ ]done|
  (?:\d+|one|two|three|four|five|six|seven)[ ](?:out[ ])?of[ ](?:\d+|two|three|four|five|six|seven|eight|nine|ten)[ ]
  (?:courses?|modules?|papers?|semesters?|levels?|parts?|years?|subjects?))\b
`;
/** What a source says right behind a degree or before it. */
const OPEN_STUDY = regex("iu")`
  \b(?:pursuing|ongoing|appearing|in[ ]progress|dropp?ed|discontinued|incomplete|unfinished|left|not[ ]completed?|
  backlogs?|final[ ]year|(?:1st|2nd|3rd|first|second|third)[ ]year)\b
`;
/** Characters around a degree in which that stands. */
const NEAR = 30;
const CLOSED =
  /\b(?:completed?|completion|graduated|passed|cleared|finished|accepted|approved|delivered|won|secured|awarded|licensed)\b/giu;
/** A rewrite that says so itself. */
const SAYS_OPEN = regex("iu")`
  \b(?:pursuing|ongoing|appearing|appeared|preparing|await\w*|pending|progress|present|currently|since|discontinued|
  incomplete|unfinished|partial\w*|not|failed|backlogs?|attempt\w*|applied|applicant|candidate|enrolled|waitlist\w*|
  waiting|expected|year|semester|left|until|draft|planned|proposed|student|studying|reading|under|
  (?:\d|one|two|three|four|five|six|seven)[ ]of|yet|sat|took|taken|so[ ]far|to[ ]date)\b
`;

/** "Completed", "passed" or a degree by itself, of what the source says is not finished. */
export function unheldCompletion(
  words: readonly FactWord[],
  text: string,
  { units, isForeign }: SourceFacts,
): Unheld[] {
  if (isForeign) return [];
  const textOf = (unit: number) => units.units[unit]?.text ?? "";
  return sentencesOfWords(words, text).flatMap((sentence): Unheld[] => {
    const [first, last] = [sentence[0], sentence.at(-1)];
    if (!first || !last) return [];
    const line = text.slice(first.from, last.to);
    if (SAYS_OPEN.test(line)) return [];
    const degrees = readDegrees(sentence).flatMap(({ name, from, to }): Unheld[] => {
      const own = units.byDegree.get(name) ?? [];
      const isOpen =
        own.length > 0 && own.every((unit) => isOpenDegree(name, units.units[unit]?.words ?? []));
      return isOpen ? [{ kind: "degree", from, to }] : [];
    });
    const closed = [...line.matchAll(CLOSED)].flatMap((match): Unheld[] => {
      const [from, to] = [first.from + match.index, first.from + match.index + match[0].length];
      const about = unitsAbout(topicStems(sentence.filter((word) => word.from !== from)), units);
      const isOpen =
        about.length > 0 &&
        about.every((unit) => {
          const told = textOf(unit);
          return OPEN.test(told) && told.search(CLOSED) < 0;
        });
      return isOpen ? [{ kind: "claim", from, to }] : [];
    });
    return [...degrees, ...closed];
  });
}

function isOpenDegree(name: string, words: readonly FactWord[]): boolean {
  return readDegrees(words).some((degree) => {
    if (degree.name !== name) return false;
    const near = words.filter(({ from, to }) => to > degree.from - NEAR && from < degree.to + NEAR);
    return OPEN_STUDY.test(near.map(({ text }) => text).join(" "));
  });
}
