import type { Person, RubricLine, TextSign } from "../scenario.ts";
import {
  numbersOf,
  type SaidAt,
  type SaidText,
  saysIn,
  statements,
  timesOf,
} from "../said/said-text.ts";
import type { RubricOutcome } from "./assessment.ts";

const HIGHEST = 3;

/** The highest level of which every sign is found, and every sign of the levels below. */
export function runRubric(
  line: RubricLine,
  said: SaidText,
  people: readonly Person[],
): RubricOutcome {
  const quotes: SaidAt[] = [];
  let level = 0;
  for (const signs of line.signs) {
    const places = signs.map((sign) => findSign(sign, said, people));
    if (said.words === 0 || places.includes(null)) break;
    level += 1;
    for (const place of places)
      if (place && place.to > place.from && !quotes.some((one) => one.from === place.from))
        quotes.push(place);
  }
  return {
    id: line.id,
    title: line.title,
    level,
    anchor: line.anchors[level] ?? "",
    points: Math.round((line.points * level) / HIGHEST),
    of: line.points,
    quotes: quotes.toSorted((a, b) => a.from - b.from),
    reason: level < 2 ? line.reason : "",
  };
}

/** Words that say how sure something is, or what it does not hold. */
const LIMITS = [
  "not sure",
  "not yet",
  "do not know",
  "don't know",
  "does not include",
  "not included",
  "depends",
  "not clear",
  "without",
  "assuming",
  "assume",
  "estimate",
  "roughly",
  "approximately",
  "at least",
  "at most",
  "provided",
  "excluding",
  "except",
  "only",
  "could be",
  "still checking",
  "to be confirmed",
  "if",
];

/** What is written in anger, or at somebody. */
const TONE =
  /!{2,}|\b(?:stupid|useless|idiot|ridiculous|nonsense|your fault|not my (?:job|problem)|whatever|obviously|as i (?:already )?(?:said|told)|you people|bakwas)\b|\b[A-Z]{5,}(?:\s+[A-Z]{4,}){2,}\b/u;

/** Words that ask somebody to do or decide something. */
const ASKS =
  /\?|\b(?:please|could you|can you|request you|need you to|kindly|let me know|ask(?:ed|ing)? (?:her|him|them|\p{Lu}))\b/iu;

/** Words behind which somebody will do something. */
const DOES =
  /\b(?:will|shall|to|owns?|by|going to|takes?|switch(?:es)?|calls?|checks?|sends?|i['’]ll|we['’]ll|has|have|is)\b/iu;

/** Words a sentence may have and still be read at once. Source: plain-language guides, 15 to 20 on average. */
const LONG_SENTENCE = 28;

/** Where a sign stands; an empty place for one that is about the whole text; null for none. */
function findSign(sign: TextSign, said: SaidText, people: readonly Person[]): SaidAt | null {
  const own = statements(said);
  switch (sign.kind) {
    case "says":
      return firstOf(said, (sentence) => saysIn(sentence, sign.words));
    case "limit":
      return firstOf(said, (sentence) => saysIn(sentence, LIMITS));
    case "number": {
      const [number] = numbersOf(said);
      return number ? sentenceAround(said, number) : null;
    }
    case "clock-time": {
      const [time] = timesOf(said.text);
      return time ? sentenceAround(said, time) : null;
    }
    case "person":
      return firstOf(said, ({ text }) => namesSomebody(text, people));
    case "owner-and-time":
      return firstOf(
        said,
        ({ text }) => namesOwner(text, people) && timesOf(text).length > 0 && DOES.test(text),
      );
    case "ask":
      return firstOf(said, ({ text }) => ASKS.test(text));
    case "first-sentence-states": {
      const [first] = own;
      const isStated = first && !first.text.endsWith("?") && first.words.length >= 3;
      return isStated ? { from: first.from, to: first.to } : null;
    }
    case "short-sentences":
      return own.length > 0 && own.every(({ words }) => words.length <= LONG_SENTENCE)
        ? { from: 0, to: 0 }
        : null;
    case "calm":
      return own.length > 0 && !TONE.test(said.text) ? { from: 0, to: 0 } : null;
    default:
      return sign satisfies never;
  }
}

function firstOf(
  said: SaidText,
  isIt: (sentence: SaidText["sentences"][number]) => unknown,
): SaidAt | null {
  const found = statements(said).find((sentence) => isIt(sentence));
  return found ? { from: found.from, to: found.to } : null;
}

function sentenceAround({ sentences }: SaidText, { from }: SaidAt): SaidAt {
  const found = sentences.find((sentence) => from >= sentence.from && from <= sentence.to);
  return found ? { from: found.from, to: found.to } : { from, to: from };
}

function namesSomebody(text: string, people: readonly Person[]): boolean {
  return people.some(({ name }) => {
    const [first = name] = name.split(" ");
    return new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, "iu").test(text);
  });
}

/** Somebody by name, or "I". */
function namesOwner(text: string, people: readonly Person[]): boolean {
  return (
    /(?<!\p{L})(?:I|I['’]ll|me|main|maine)(?!\p{L})/u.test(text) || namesSomebody(text, people)
  );
}
