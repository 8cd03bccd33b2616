import { verbOf } from "../../../lexicon/verbs.ts";
import { wordKeys } from "../../../text/tokens.ts";
import { sentencesOfWords, topicStems, unitsAbout } from "../alignment/source-units.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { Unheld } from "../unheld.ts";
import { isTitleHead } from "../titles/title-heads.ts";
import type { FactWord } from "../words.ts";

/** Words with which a source says that others did the work. */
const HELPED = wordKeys(
  "helped helping assisted assisting supported supporting shadowed observed contributed participated participating",
);
/** Of these and others, what is less than helping. */
const OBSERVED = wordKeys("watched watch observed observe saw seen shadowed");
/** What the one does whom a title names. */
const AGENTS: ReadonlyMap<string, string> = new Map([
  ["directed", "director"],
  ["managed", "manager"],
  ["edited", "editor"],
  ["produced", "producer"],
  ["coached", "coach"],
  ["supervised", "supervisor"],
]);
const BELOW = /^(?:assistant|asst|deputy|dy|sub|associate|trainee|junior|jr|intern|2nd|second)$/u;

/** "Directed" of an assistant director, of whom nothing else says that they directed. */
function isOfAssistant({ key }: FactWord, { words }: SourceFacts): boolean {
  const places = words.places.get(AGENTS.get(key) ?? "") ?? [];
  return (
    places.length > 0 &&
    !words.places.has(key) &&
    places.every((place) => BELOW.test(words.keys[place - 1] ?? ""))
  );
}

/** Words that keep the part of a helper in a rewrite. */
const PART = wordKeys(
  `help helped helping helps assist assisted assisting assists assistance assistant support supported supporting
  supports contributed contribute contributing contribution part participated participate participating member members
  team teams together alongside joined join worked working with colleagues under shadowed observed took trainee intern
  aided collaborated collaborating jointly co one of among`,
);
/** Who is helped by who does the work themselves. */
const SERVED = wordKeys(
  `customer customers client clients patient patients user users student students guest guests child children people
  farmers farmer villagers families elderly juniors candidates visitors passengers members residents public women kids
  them him her him tourists shoppers borrowers parents`,
);
/** Stems that a sentence shares with what it retells. */
const SHARED = 2;

/** A verb of doing for what the source only tells of helping with: "performed operations" of "helped in operations". */
export function unheldDoing(
  words: readonly FactWord[],
  text: string,
  source: SourceFacts,
): Unheld[] {
  const { units, isForeign } = source;
  if (isForeign) return [];
  return sentencesOfWords(words, text).flatMap((sentence): Unheld[] => {
    const [first] = sentence;
    const verb = first ? verbOf(first.key) : null;
    if (!first || verb === null || verb.form === "gerund") return [];
    if (isOfAssistant(first, source)) return [{ kind: "role", from: first.from, to: first.to }];
    // Who watched did not assist, and who assisted did not do.
    const told = HELPED.has(first.key) && !OBSERVED.has(first.key) ? OBSERVED : HELPED;
    if (told === HELPED && sentence.some(({ key }) => PART.has(key))) return [];
    // The name of an employer is about all that was done there.
    const stems = topicStems(sentence.filter(({ hasCapital, opens }) => opens || !hasCapital));
    const about = unitsAbout(stems, units);
    const isHelper =
      about.length > 0 &&
      about.every((unit) => {
        const own = units.units[unit];
        const shared = own?.stems.filter((stem) => stems.includes(stem)).length ?? 0;
        return (
          own !== undefined &&
          shared >= (told === HELPED ? SHARED : 1) &&
          isHelping(own.words, told)
        );
      });
    return isHelper ? [{ kind: "role", from: first.from, to: first.to }] : [];
  });
}

/** "Helped Dr Kale", "assisted in", "helped the team move": not "helped customers choose". */
function isHelping(words: readonly FactWord[], told: ReadonlySet<string>): boolean {
  const at = words.findIndex(({ key }) => told.has(key));
  if (at < 0 || at > FIRST) return false;
  if (told === OBSERVED) return !words.some(({ key }) => HELPED.has(key) && !OBSERVED.has(key));
  const after = words.slice(at + 1, at + 5);
  if (after.some(({ key }) => SERVED.has(key))) return false;
  return after.some(
    ({ key, text, hasCapital }) =>
      hasCapital ||
      isTitleHead(text) ||
      /^(?:in|with|on|to|team|senior|seniors|sr|dr|doctor|sir|madam|head|lead|department)$/u.test(
        key,
      ) ||
      verbOf(key) !== null,
  );
}

/** The part of who writes stands at the start of what they write: "I mostly helped". */
const FIRST = 4;
