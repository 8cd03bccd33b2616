import { contentStems, wordKeys } from "../../../text/tokens.ts";
import type { Unheld } from "../unheld.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactWord } from "../words.ts";
import type { ToldLine } from "./told-lines.ts";

/** Verbs that say that others were led or a thing was done alone. */
const LEADING = wordKeys(
  `led lead leading headed heading spearheaded spearheading championed championing captained masterminded pioneered
  orchestrated helmed directed oversaw supervised managed leader founded cofounded established launched initiated
  conceived owned`,
);
/** Of these, those that also say that a thing was looked after. */
const ALSO_TENDING = wordKeys(
  "directed oversaw supervised managed lead leading heading orchestrated",
);

/** A line of the source that shares fewer of the words is about another thing. */
const FEWEST_SHARED = 1;

/** What turns helping into leading: "led" where the line of the source that tells of it says "helped". */
export function unheldRoles(words: readonly FactWord[], source: SourceFacts): Unheld[] {
  return words.flatMap((word, at): Unheld[] => {
    const isAlone =
      /^(?:single|solo)$/u.test(word.key) && (words[at + 1]?.key.startsWith("handed") ?? false);
    if (!isAlone && !LEADING.has(word.key)) return [];
    const after = words.slice(at + 1, at + 13);
    const end = after.findIndex(({ opens }) => opens);
    const object = (end < 0 ? after : after.slice(0, end)).map(({ text }) => text).join(" ");
    const told = lineAbout(object, source);
    if (!told?.isHelping || told.isLeading) return [];
    // In "managed the rota" nobody is led.
    if (ALSO_TENDING.has(word.key) && !/\b(?:team|staff|people|members)\b/iu.test(object))
      return [];
    return [
      { kind: "role", from: word.from, to: isAlone ? (words[at + 1]?.to ?? word.to) : word.to },
    ];
  });
}

/** The helping line of the source that shares the most words with what is said to have been led; null for none. */
function lineAbout(object: string, { told }: SourceFacts): ToldLine | null {
  const stems = contentStems(object);
  let best: ToldLine | null = null;
  let most = FEWEST_SHARED - 1;
  for (const line of told) {
    const shared = stems.filter((stem) => line.stems.has(stem)).length;
    if (shared > most) [best, most] = [line, shared];
  }
  return best;
}
