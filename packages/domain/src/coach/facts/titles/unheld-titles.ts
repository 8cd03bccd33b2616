import { TITLE_MODIFIERS } from "../../../lexicon/title-words.ts";
import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import type { Unheld } from "../unheld.ts";
import type { FactLine } from "../lines.ts";
import { placesOf } from "../names/match-word.ts";
import { carrying, type NameRun, runsOf } from "../names/runs.ts";
import { isLatin, type SourceWords } from "../names/source-words.ts";
import { linesOfDoing } from "./agent-nouns.ts";
import { sameTitles } from "./same-titles.ts";
import { smallTitles, titlesOfWhat } from "./small-titles.ts";
import { isTitleHead } from "./title-heads.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactWord } from "../words.ts";

/** Words that raise a title. */
const RAISING = new Set("senior sr lead principal chief head vice managing".split(" "));

/** Words that say that somebody holds a certificate. */
const QUALIFIED = new Set("chartered certified registered licensed".split(" "));

/** Titles above others, as other languages call them: what a source of theirs must have. */
const HIGH: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "manager",
    "leiter leiterin geschaftsfuhrer gerente responsable chef encargado jefe incharge प्रबंधक व्यवस्थापक".split(
      " ",
    ),
  ],
  ["director", "direktor directeur निदेशक संचालक".split(" ")],
  ["supervisor", "leiter leiterin vorarbeiter incharge encargado पर्यवेक्षक".split(" ")],
]);

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
  const runs = runsOf(words, line.text, line.at)
    .flatMap(apart)
    .flatMap((run) => titlesIn(carrying(run)));
  const raised = [...raisedTitles(words), ...smallTitles(words), ...titlesOfWhat(words)];
  return [...runs, ...raised].flatMap((title): Unheld[] => {
    const own = title.filter(
      ({ key, from, to }) =>
        !FUNCTION_WORDS.has(key) && !explained.some(([a, b]) => from >= a && to <= b),
    );
    const needed = source.isForeign
      ? own.filter(({ key, text }) => RAISING.has(key) || isUnheldHigh(key, text, source))
      : own;
    if (needed.length === 0 && isPromotedInLetters(title, source))
      return [{ kind: "title", from: title[0]?.from ?? 0, to: title.at(-1)?.to ?? 0 }];
    if (needed.length === 0 || isInCharge(title, words) || isOfWork(title, words)) return [];
    if (isNear(needed, words, source) && !isPromoted(own, source)) return [];
    if (isDone(needed, words, source)) return [];
    return [{ kind: "title", from: title[0]?.from ?? 0, to: title.at(-1)?.to ?? 0 }];
  });
}

/** "Executive support for the director": the word for a title opens a line and says what kind of work. */
function isOfWork([word, ...others]: readonly FactWord[], words: readonly FactWord[]): boolean {
  if (!word?.opens || others.length > 0) return false;
  const next = words[words.indexOf(word) + 1];
  return (
    next !== undefined &&
    next.gap === "space" &&
    /^\p{Ll}{4,}/u.test(next.text) &&
    !FUNCTION_WORDS.has(next.key)
  );
}

/** "Fashion Designer and Draping Teacher" are two titles. */
function apart(run: NameRun): NameRun[] {
  const at = run.findIndex(({ key }) => key === "and");
  const [first, rest] = [run.slice(0, at), run.slice(at + 1)];
  const isTwo = at > 0 && [first, rest].every((part) => part.some(({ text }) => isTitleHead(text)));
  return isTwo ? [first, ...apart(rest)] : [run];
}

/** "In Charge of a Team" is no title. */
function isInCharge(title: readonly FactWord[], words: readonly FactWord[]): boolean {
  const [last] = title.slice(-1);
  if (last?.key !== "charge") return false;
  return words[words.indexOf(last) + 1]?.key === "of";
}

/** What of a run of capitals is a title: the words up to the one that says what somebody is. */
function titlesIn(run: readonly FactWord[]): (readonly FactWord[])[] {
  const at = run.findLastIndex(
    // "QA Lead", never the "Lead" that opens a line.
    ({ text, key }, place) =>
      isTitleHead(text) || (key === "lead" && place > 0 && place === run.length - 1),
  );
  if (at < 0) return raisedNames(run);
  const [first, ...rest] = run.slice(0, at + 1);
  if (!first) return [];
  // Any word may open a line with a capital: "Warm", "Statistician".
  if (
    first.opens &&
    !RAISING.has(first.key) &&
    !QUALIFIED.has(first.key) &&
    !TITLE_MODIFIERS.has(first.key) &&
    !isHigh(first.key)
  )
    return rest.length > 0 ? [rest] : [];
  return [[first, ...rest]];
}

/** "Senior Resident": what is raised need be no word for a title that is known here. */
function raisedNames([first, second]: readonly FactWord[]): (readonly FactWord[])[] {
  const isRaised =
    first !== undefined &&
    second !== undefined &&
    second.gap === "space" &&
    /^(?:senior|principal|chief)$/u.test(first.key);
  return isRaised ? [[first]] : [];
}

/** "Pastry chef", never "chefs" or "the chef". */
function isOneTitle([first, second]: readonly FactWord[]): boolean {
  if (first?.gap !== "space" || FUNCTION_WORDS.has(first.key)) return false;
  return isOne(first) || (second?.gap === "space" && isOne(second));
}

function isOne({ text, key }: FactWord): boolean {
  return isTitleHead(text) && !key.endsWith("s");
}

/** "a senior analyst", "head of sales" in small letters. */
function raisedTitles(words: readonly FactWord[]): (readonly FactWord[])[] {
  return words.flatMap((word, at) => {
    if (!RAISING.has(word.key)) return [];
    // "Lead engineers", "head of", "a lead": none but one that is led by nobody, "Head pastry chef".
    const isPlain = word.key === "lead" || word.key === "head";
    if (isPlain && !(word.opens && word.hasCapital && isOneTitle(words.slice(at + 1, at + 3))))
      return [];
    if (word.hasCapital && !isPlain) return [];
    const end = words.slice(at + 1, at + 4).findIndex(({ text }) => isTitleHead(text));
    const title = words.slice(at, at + end + 2);
    return end < 0 || title.slice(1).some(({ gap }) => gap === "break") ? [] : [title];
  });
}

const TRAINING = new Set(
  "intern interns internship trainee trainees apprentice apprenticeship student fresher".split(" "),
);
const BELOW = new Set("assistant asst deputy dy vice sub junior jr".split(" "));

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
      const isLower = before.some(
        (key) => BELOW.has(key) && !(key === "sub" && head.key === "editor"),
      );
      return isLower || around.some((key) => TRAINING.has(key));
    })
  );
}

/** "Company Secretary" where the source has "Asst CS". */
function isPromotedInLetters(title: readonly FactWord[], { words }: SourceFacts): boolean {
  const letters = title.map(({ key }) => key.slice(0, 1)).join("");
  const places = words.letters.get(letters) ?? [];
  return (
    places.length > 0 &&
    !title.some(({ key }) => BELOW.has(key)) &&
    places.every((place) => BELOW.has(words.keys[place - 1] ?? ""))
  );
}

function isHigh(key: string): boolean {
  return /^(?:manager|director|supervisor|founder|cofounder|owner|president|ceo|cto)$/u.test(key);
}

/** A manager, director or supervisor of whom a source in another language tells nothing. */
function isUnheldHigh(key: string, text: string, { words }: SourceFacts): boolean {
  const names = HIGH.get(key);
  if (!names || placesOf(words, key, text).length > 0) return false;
  return !names.some((name) => words.keys.some((word) => word.endsWith(name)));
}

/** "Mathematics Teacher" of who taught maths, where the source calls them nothing else. */
function isDone(
  title: readonly FactWord[],
  words: readonly FactWord[],
  { words: source }: SourceFacts,
): boolean {
  const head = title.at(-1);
  if (!head || title.some(({ key }) => RAISING.has(key) || QUALIFIED.has(key))) return false;
  const lines = linesOfDoing(head.key, source);
  return (
    lines.length > 0 &&
    title.slice(0, -1).every((word) => {
      const places = placesIn(word, words, source);
      return (
        places.some((place) => lines.includes(source.lineOf[place] ?? -1)) || isTitleHead(word.text)
      );
    })
  );
}

/** Words of titles that may be told of anywhere else: "DGCA-Approved Instructor". */
const OF_HOLDER =
  /^(?:approved|certified|registered|licensed|trained|qualified|freelance|part|full|time|independent)$/u;

/** Whether the source has all these words near each other. */
function isNear(
  title: readonly FactWord[],
  words: readonly FactWord[],
  { words: source }: SourceFacts,
): boolean {
  const told = title.filter((word) => !OF_HOLDER.test(word.key));
  const isHeld = title.every(
    (word) => told.includes(word) || placesIn(word, words, source).length > 0,
  );
  if (!isHeld) return false;
  const places = told.map((word) =>
    placesIn(word, words, source).filter(
      (place) =>
        !isTitleHead(word.text) ||
        isSameTitle(word, place, source) ||
        sameTitles(word.key).includes(source.keys[place] ?? ""),
    ),
  );
  const [first = [], ...rest] = places.toSorted((a, b) => a.length - b.length);
  const near = rest.map((own) => new Set(own));
  return first.some((place) =>
    near.every((own) => own.has(place) || AROUND.some((by) => own.has(place + by))),
  );
}

/** An "analyst" is nobody who "analysed": of English words that only sound alike the first five letters and the ending count. */
function isSameTitle({ key }: FactWord, place: number, { keys, texts }: SourceWords): boolean {
  const other = keys[place] ?? "";
  return (
    !isLatin(texts[place] ?? "") ||
    !/(?:ed|ing|s)$/u.test(other) ||
    /(?:ed|ing|s)$/u.test(key) ||
    other.replace(/s$/u, "") === key
  );
}

/** Where the source has a word, or what it makes with the other half of its compound: "Back-End" as "backend". */
function placesIn(
  word: FactWord,
  words: readonly FactWord[],
  source: SourceWords,
): readonly number[] {
  const own = [
    ...placesOf(source, word.key, word.text),
    ...sameTitles(word.key).flatMap((other) => source.places.get(other) ?? []),
  ];
  if (own.length > 0) return own;
  const at = words.indexOf(word);
  const [before, after] = [words[at - 1], words[at + 1]];
  if (before && word.gap === "joint") return source.places.get(before.key + word.key) ?? [];
  return after?.gap === "joint" ? (source.places.get(word.key + after.key) ?? []) : [];
}
