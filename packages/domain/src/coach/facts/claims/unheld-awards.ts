import { plain } from "../../../lexicon/words.ts";
import { keyOf } from "../../../text/tokens.ts";
import type { Unheld } from "../unheld.ts";
import { ordinalOf } from "../figures/number-words.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactWord } from "../words.ts";

/** Words for what somebody won, each line with the words of a source that say the same. */
const AWARDS: ReadonlyMap<string, readonly string[]> = new Map(
  `winner winners: winner won win wins winning first 1st champion gold gewinner gewonnen ganador gagnant lauréat विजेता विजयी
  champion champions: champion winner won first 1st gold
  finalist finalists: finalist finalists final finals finale shortlisted
  runner-up: runner second 2nd
  medal medalist medallist: medal medalist medallist gold silver bronze पदक medaille
  prize prizes: prize award won winner पुरस्कार बक्षीस preis prix premio
  award awards awarded: award awards awarded prize won winner got received given title performer पुरस्कार auszeichnung preis prix premio scholarship employee best honour recognised appreciation
  trophy: trophy cup won winner
  scholarship scholarships: scholarship scholar fellowship stipend छात्रवृत्ति stipendium bourse beca
  fellowship: fellowship fellow scholarship
  topper toppers topped: topper topped top rank first 1st gold
  honoured honored felicitated: honoured honored felicitated award appreciated appreciation recognised recognized
  award-winning: award awards prize won winner
  bestselling: bestselling bestseller`
    .split("\n")
    .flatMap((line): [string, readonly string[]][] => {
      const [names = "", same = ""] = line.split(":");
      const keys = same.trim().split(/\s+/u).map(keyOf);
      return names
        .trim()
        .split(/\s+/u)
        .map((name) => [keyOf(name), keys]);
    }),
);

const PLACES = /^(?:place|prize|rank|position)$/u;

/** Awards, prizes and ranks of one line that the source does not hold. */
export function unheldAwards(words: readonly FactWord[], source: SourceFacts): Unheld[] {
  const isNominee = words.some(({ key }) => NOMINATED.test(key));
  return words.flatMap((word, at): Unheld[] => {
    const before = words[at - 1];
    if (before && PLACES.test(word.key) && word.gap === "space") {
      const place = placeOf(before.text);
      if (
        place !== null &&
        !source.figures.ordinals.has(place) &&
        !(place === 1 && hasAny(source, AWARDS.get("winner") ?? []))
      )
        return [{ kind: "award", from: before.from, to: word.to }];
    }
    // "Employee of the Month" of who was nominated.
    if (!isNominee && isOnlyNominated(words, at, source))
      return [{ kind: "award", from: word.from, to: words[at + 2]?.to ?? word.to }];
    if (isOtherMedal(word.key, source)) return [{ kind: "award", from: word.from, to: word.to }];
    if (isFurther(words, at, source))
      return [{ kind: "award", from: word.from, to: words[at + 1]?.to ?? word.to }];
    const key =
      word.key === "winning" &&
      /^(?:entry|team|project|idea|prototype|design|model|paper|app)$/u.test(
        words[at + 1]?.key ?? "",
      )
        ? keyOf("winner")
        : word.key === "runner" && words[at + 1]?.key === "up"
          ? keyOf("runner-up")
          : word.key;
    const same = AWARDS.get(key);
    if (isHigherPlace(key, words, source)) return [{ kind: "award", from: word.from, to: word.to }];
    return same === undefined || hasAny(source, same)
      ? []
      : [{ kind: "award", from: word.from, to: word.to }];
  });
}

const LOWER =
  /\b(?:second|third|2nd|3rd|runner|runners|consolation|silver|bronze|participa\w+|top \d+|finalist)\b/iu;

/** "Winner" of who won the second prize: all that the source tells of winning is of a lower place. */
function isHigherPlace(key: string, words: readonly FactWord[], { units }: SourceFacts): boolean {
  if (!/^(?:winner|winners|winning|champion|champions)$/u.test(key)) return false;
  if (LOWER.test(words.map(({ text }) => text).join(" "))) return false;
  const won = ["win", "won", "winner", "champion"].flatMap((stem) => units.byStem.get(stem) ?? []);
  return won.length > 0 && won.every((unit) => LOWER.test(units.units[unit]?.text ?? ""));
}

const NOMINATED = /^(?:nominat|shortlist|candidate|applied)/u;

/** A name of an award, "Best Trainee", "Employee of", that only stands in lines of the source that tell of a nomination. */
function isOnlyNominated(
  words: readonly FactWord[],
  at: number,
  { words: source }: SourceFacts,
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !/^(?:best|employee|performer)$/u.test(word.key)) return false;
  const places = (source.places.get(word.key) ?? []).filter(
    (place) => source.keys[place + 1] === next.key,
  );
  return (
    places.length > 0 &&
    places.every((place) =>
      source.keys.slice(Math.max(0, place - 6), place).some((key) => NOMINATED.test(key)),
    )
  );
}

const MEDALS: readonly string[] = ["gold", "silver", "bronze"];

/** "Silver" of who won bronze. */
function isOtherMedal(key: string, { words: source }: SourceFacts): boolean {
  return (
    MEDALS.includes(key) &&
    !source.places.has(key) &&
    MEDALS.some((medal) => source.places.has(medal))
  );
}

/** How far a contest reached. */
const REACH: ReadonlyMap<string, string> = new Map(
  `state राज्य rajya, national राष्ट्रीय rashtriya nationals, international अंतरराष्ट्रीय, regional region zone zonal क्षेत्रीय, zonal zone regional,
  district जिला zila zilla, university विश्वविद्यालय vv, interstate state, inter-university university`
    .split(/,\s*/u)
    .map((entry) => [keyOf(entry.trim().split(" ")[0] ?? ""), entry.trim()]),
);

/** "state-level player", "national champion", "regional contest" of who took part in a smaller one. */
function isFurther(
  words: readonly FactWord[],
  at: number,
  { words: source }: SourceFacts,
): boolean {
  const same = REACH.get(words[at]?.key ?? "");
  if (same === undefined) return false;
  const after = words.slice(at + 1, at + 4).map(({ key }) => key);
  const before = words.slice(Math.max(0, at - 8), at).map(({ key }) => key);
  // "Came first in the state".
  const isRanked =
    /^(?:in|of) the$/u.test(before.slice(-2).join(" ")) &&
    before.some((key) => /^(?:first|second|third|rank|ranked|topped|1st|2nd|3rd)$/u.test(key));
  const isContest =
    /^(?:level|champion|championship|contest|competition|player|medal|medalist|tournament|topper|award|finalist|runner)$/u.test(
      after[0] ?? "",
    );
  return (isContest || isRanked) && !same.split(" ").some((word) => source.places.has(keyOf(word)));
}

function placeOf(text: string): number | null {
  const digits = /^([1-9])(?:st|nd|rd|th)$/iu.exec(text);
  return digits ? Number(digits[1]) : ordinalOf(plain(text));
}

function hasAny({ words }: SourceFacts, keys: readonly string[]): boolean {
  return keys.some((key) => words.places.has(key));
}
