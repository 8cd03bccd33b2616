import type { CareersIndex } from "../../../careers/careers-index.ts";
import { findSkills } from "../../../careers/find-skills.ts";
import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { FactLine } from "../lines.ts";
import { regex } from "../../../text/regex.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import type { FactWord } from "../words.ts";

/** What is wished, planned or denied and was not done. */
const NOT_DONE = regex("iu")`
  \b(?:(?:would|want|wish|hope|hoping|plan|planned|planning|keen|eager|like|interested|looking|aim|intend|intended|going)
  (?:\sto|\sin)\s(?:\p{L}+\s)?(?:learn|learning|study|studying|do|doing|get|getting|use|using|add|adding|build|building|take|become|becoming|work|working|complete|try)
  |not\s(?:yet\s)?(?:done|completed|finished|used|implemented|started|deployed)
  |(?:never|did\snot|didn['’]?t|have\snot|haven['’]?t|has\snot|had\snot|do\snot|don['’]?t)
    \s(?:yet\s)?(?:\p{L}+ed|use|know|work|do|done|take|taken|have|get|got|write|written|build|built|run|clear|complete)
  |no\s(?:\p{L}+\s)?(?:experience|knowledge|idea|exposure|hands-on)
  |yet\sto|still\sto|nahi\saata|seekhna|sikhna|karna\schahta|karna\schahti)\b
`;

/** A sentence of the source that tells of what was not done. */
export function isNotDone(text: string): boolean {
  return NOT_DONE.test(text);
}

/** Skills, and what was done, that the source only wishes for, plans or denies: "deployed on Kubernetes" of "would like to learn Kubernetes". */
export function unheldWishes(
  line: FactLine,
  words: readonly FactWord[],
  text: string,
  { units, isForeign }: SourceFacts,
  careers: CareersIndex,
): Unheld[] {
  const denied = units.units.filter((unit) => isNotDone(unit.text));
  if (denied.length === 0 || isForeign || isNotDone(line.text)) return [];
  const told = units.units.filter((unit) => !denied.includes(unit));
  const idsOf = (own: typeof denied) =>
    new Set(own.flatMap((unit) => findSkills(unit.text, careers).map(({ skill }) => skill.id)));
  const [wished, held] = [idsOf(denied), idsOf(told)];
  const skills = findSkills(line.text, careers)
    .filter(({ skill }) => wished.has(skill.id) && !held.has(skill.id))
    .map(({ from, to }): Unheld => ({ kind: "skill", from: line.at + from, to: line.at + to }));
  const done = sentencesOfWords(words, text).flatMap((sentence): Unheld[] => {
    const stems = topicStems(sentence);
    const about = unitsAbout(stems, units).flatMap((unit) => units.units[unit] ?? []);
    const isWish =
      about.length > 0 &&
      about.every(
        (unit) =>
          denied.includes(unit) && unit.stems.filter((stem) => stems.includes(stem)).length > 1,
      );
    const [first] = sentence;
    return isWish && first ? [{ kind: "claim", from: first.from, to: first.to }] : [];
  });
  return [...skills, ...done];
}
