import { TITLE_HEADS, TITLE_MODIFIERS } from "../../../lexicon/title-words.ts";
import { plain } from "../../../lexicon/words.ts";
import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import type { Unheld } from "../unheld.ts";
import type { FactLine } from "../lines.ts";
import { placesOf } from "../names/match-word.ts";
import { carrying, runsOf } from "../names/runs.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactWord } from "../words.ts";

/** Words that raise a title. */
const RAISING = new Set("senior sr lead principal chief head vice managing".split(" "));

/** Words that TITLE_HEADS has and that are mostly no titles. */
const NO_HEADS = new Set(
  `
member support title position role sales volunteer expert hr master ta ra pa ea qa host server page
resident rep faculty lead head sister scholar contributor principal devops judge picker handler
collector loader author fellow visitor actor reader anchor
`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Within so many words of the source all words of a title must stand. */
const NEAR = 8;
const AROUND = Array.from({ length: 2 * NEAR + 1 }, (_, at) => at - NEAR).filter((by) => by !== 0);

/** Titles of one line that the source does not hold: "Senior Data Analyst" of an analyst. */
export function unheldTitles(
  line: FactLine,
  words: readonly FactWord[],
  source: SourceFacts,
  explained: readonly (readonly [number, number])[],
): Unheld[] {
  if (/^\s*(?:dear|respected|to)\b/iu.test(line.text) && line.text.length < 60) return [];
  const runs = runsOf(words, line.text, line.at).flatMap((run) => titlesIn(carrying(run)));
  const raised = raisedTitles(words);
  return [...runs, ...raised].flatMap((title): Unheld[] => {
    const own = title.filter(
      ({ key, from, to }) =>
        !FUNCTION_WORDS.has(key) && !explained.some(([a, b]) => from >= a && to <= b),
    );
    const needed = source.isForeign ? own.filter(({ key }) => RAISING.has(key)) : own;
    if (needed.length === 0) return [];
    if (isNear(needed, source) && !isPromoted(own, source)) return [];
    return [{ kind: "title", from: title[0]?.from ?? 0, to: title.at(-1)?.to ?? 0 }];
  });
}

/** What of a run of capitals is a title: the words up to the one that says what somebody is. */
function titlesIn(run: readonly FactWord[]): (readonly FactWord[])[] {
  const at = run.findLastIndex(({ text }) => isHead(text));
  if (at < 0) return [];
  const [first, ...rest] = run.slice(0, at + 1);
  if (!first) return [];
  // Any word may open a line with a capital: "Warm", "Statistician".
  if (
    first.opens &&
    !RAISING.has(first.key) &&
    !TITLE_MODIFIERS.has(first.key) &&
    !isHigh(first.key)
  )
    return rest.length > 0 ? [rest] : [];
  return [[first, ...rest]];
}

/** "a senior analyst", "head of sales" in small letters. */
function raisedTitles(words: readonly FactWord[]): (readonly FactWord[])[] {
  return words.flatMap((word, at) => {
    if (!RAISING.has(word.key) || word.hasCapital || word.key === "lead" || word.key === "head")
      return [];
    const end = words.slice(at + 1, at + 4).findIndex(({ text }) => isHead(text));
    const title = words.slice(at, at + end + 2);
    return end < 0 || title.slice(1).some(({ gap }) => gap === "break") ? [] : [title];
  });
}

const TRAINING = new Set(
  "intern interns internship trainee trainees apprentice apprenticeship student fresher".split(" "),
);
const BELOW = new Set("assistant asst deputy dy vice sub".split(" "));

/** "Engineer" where the source only has "Engineer Trainee", "Manager" where it only has "Assistant Manager". */
function isPromoted(title: readonly FactWord[], { words }: SourceFacts): boolean {
  const head = title.at(-1);
  if (!head || title.some(({ key }) => TRAINING.has(key) || BELOW.has(key))) return false;
  const places = placesOf(words, head.key, head.text);
  const keyAt = (place: number) =>
    words.lineOf[place] === undefined ? "" : (words.keys[place] ?? "");
  return (
    places.length > 0 &&
    places.every((place) => {
      const isSameLine = (other: number) => words.lineOf[other] === words.lineOf[place];
      const around = [place - 2, place - 1, place + 1, place + 2].filter(isSameLine).map(keyAt);
      const before = [place - 1, place - 1 - Math.max(0, title.length - 1)]
        .filter(isSameLine)
        .map(keyAt);
      const isLower = isHigh(head.key) && before.some((key) => BELOW.has(key));
      return isLower || around.some((key) => TRAINING.has(key));
    })
  );
}

function isHigh(key: string): boolean {
  return /^(?:manager|director|supervisor|founder|cofounder|owner|president|ceo|cto)$/u.test(key);
}

function isHead(text: string): boolean {
  const key = plain(text);
  return TITLE_HEADS.has(key) && !NO_HEADS.has(key);
}

/** Whether the source has all these words near each other. */
function isNear(title: readonly FactWord[], { words }: SourceFacts): boolean {
  const places = title.map(({ key, text }) => placesOf(words, key, text));
  const [first = [], ...rest] = places.toSorted((a, b) => a.length - b.length);
  const near = rest.map((own) => new Set(own));
  return first.some((place) => near.every((own) => AROUND.some((by) => own.has(place + by))));
}
