import { findPhrase } from "../../interview/reading/match-words.ts";
import { stemOf } from "../../interview/reading/stems.ts";
import { contentStems, FUNCTION_WORDS, tokenize } from "../../text/tokens.ts";
import { type SaidText, saysIn } from "../said/said-text.ts";
import type { Effects, Fact, Person } from "../scenario.ts";
import { meaningOfStem } from "./same-meaning.ts";

/** How well a fact answers a question: 1 for one of its words. */
export interface FactMatch {
  readonly fact: Fact;
  readonly score: number;
}

/** From here on a fact was asked for. */
export const ASKED = 1;

/** What each further word of meaning of a phrase is worth, and each small word: "how many tickets". */
const PER_WORD = 0.5;
const PER_SMALL = 0.2;
/** A question word alone ("when") asks for a fact only where nothing better does. */
const SMALL_WORD = 0.6;
/** A word of the fact's own text, and of the phrases that ask for it. */
const OWN_WORD = 0.45;

/** Words of questions that stand for no matter. */
const EMPTY = new Set(
  contentStems(
    `know tell please want need thing things sir madam today now get give make let time much many exactly actually really like else something
    anything going happen right ok okay thanks sorry hi hello people say says told think work one way also still already yet long late soon far often big till until date day time hour minute number`,
  ),
);

const SMALL =
  /^(?:what|why|who|when|where|which|how|late|later|first|free|cost|main|wait|limit|why|how (?:long|much|many|late))$/iu;

/** The facts that a question asks for, best first. Effects follow from some facts: those are told for their own phrases alone. */
export function matchesOf(question: SaidText, facts: readonly Fact[]): readonly FactMatch[] {
  const stems = meaningOfText(question);
  return facts
    .map((fact) => ({
      fact,
      score: phraseScore(question, fact.asked) + wordScore(stems, fact, facts),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Words of meaning that a statement has to share with a fact from which nothing follows: fewer stand in many statements. */
const LEAST_STATED = 3;

/**
 * A fact that a statement brings about by a whole phrase: "yes, let them drive", where something follows from it or it waits for its time; "the new form is not
 * certain yet", where the phrase is long enough to be about nothing else. Other facts are asked for.
 */
export function factOfStatement(said: SaidText, facts: readonly Fact[]): Fact | null {
  const ranked = facts
    .map((fact) => ({
      fact,
      hits: fact.asked.filter(
        (phrase) =>
          phrase.includes(" ") &&
          (isAwaited(fact) || contentStems(phrase).length >= LEAST_STATED) &&
          said.sentences.some((one) => saysIn(one, [phrase])),
      ).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  return ranked[0]?.fact ?? null;
}

function isAwaited({ when, effects }: Fact): boolean {
  return when !== null || hasEffects(effects) || Object.keys(effects.trust).length > 0;
}

/** The best phrase counts whole, and each further one half of the one before: many words for a fact make it no likelier. */
function phraseScore(question: SaidText, asked: readonly string[]): number {
  const stems = wordStems(question);
  const scores = asked
    .map(readPhrase)
    .filter(
      ({ phrase, needs, alone }) =>
        (alone !== null && stems.has(alone)) ||
        (needs.every((stem) => stems.has(stem)) &&
          question.sentences.some(({ words }) => findPhrase(words, phrase))),
    )
    .map(({ worth }) => worth)
    .toSorted((a, b) => b - a);
  return scores.reduce((sum, score, place) => sum + score / 2 ** place, 0);
}

interface ReadPhrase {
  readonly phrase: string;
  /** Stems that a text has to hold before it is worth looking for the phrase. */
  readonly needs: readonly string[];
  /** What a single word means: another with this meaning will do. */
  readonly alone: string | null;
  readonly worth: number;
}

const PHRASES = new Map<string, ReadPhrase>();
/** `findPhrase` finds longer words by their beginning. */
const LONGEST_WHOLE = 5;

function readPhrase(phrase: string): ReadPhrase {
  const known = PHRASES.get(phrase);
  if (known) return known;
  const keys = tokenize(phrase).map(({ key }) => key);
  const stems = keys.map(stemOf);
  const made = {
    phrase,
    needs: stems.filter((stem) => stem.length <= LONGEST_WHOLE && /^[a-z0-9]+$/u.test(stem)),
    alone: stems.length === 1 && stems[0] !== undefined ? meaningOfStem(stems[0]) : null,
    worth: worthOf(phrase, keys),
  };
  PHRASES.set(phrase, made);
  return made;
}

function worthOf(phrase: string, keys: readonly string[]): number {
  const small = keys.filter((key) => FUNCTION_WORDS.has(key) || /^(?:many|much|long)$/u.test(key));
  const meaning = keys.length - small.length;
  if (meaning === 0 || SMALL.test(phrase)) return SMALL_WORD + (keys.length > 2 ? PER_WORD : 0);
  return 1 + PER_WORD * (meaning - 1) + PER_SMALL * small.length;
}

const OF_TEXT = new WeakMap<SaidText, ReadonlySet<string>>();

function wordStems(text: SaidText): ReadonlySet<string> {
  const known = OF_TEXT.get(text);
  if (known) return known;
  const made = new Set(
    text.sentences.flatMap(({ words }) =>
      words.flatMap(({ key }) =>
        // A word of another script may be written in ours.
        /^[a-z0-9]+$/u.test(key) ? [stemOf(key), meaningOfStem(stemOf(key))] : [key, stemOf(key)],
      ),
    ),
  );
  OF_TEXT.set(text, made);
  return made;
}

function wordScore(stems: ReadonlySet<string>, fact: Fact, facts: readonly Fact[]): number {
  if (hasEffects(fact.effects)) return 0;
  const own = stemsOf(fact);
  return [...stems].reduce((sum, stem) => {
    if (!own.has(stem)) return sum;
    const others = facts.filter((other) => other !== fact && stemsOf(other).has(stem)).length;
    return sum + OWN_WORD / (1 + others);
  }, 0);
}

export function hasEffects({ set, add }: Effects): boolean {
  return Object.keys(set).length > 0 || Object.keys(add).length > 0;
}

const STEMS = new WeakMap<Fact, ReadonlySet<string>>();

function stemsOf(fact: Fact): ReadonlySet<string> {
  const known = STEMS.get(fact);
  if (known) return known;
  const made = meaningStems(`${fact.says.join(" ")} ${fact.asked.join(" ")}`);
  STEMS.set(fact, made);
  return made;
}

const MEANING = new WeakMap<SaidText, ReadonlySet<string>>();

function meaningOfText(text: SaidText): ReadonlySet<string> {
  const known = MEANING.get(text);
  if (known) return known;
  const made = meaningStems(text.text);
  MEANING.set(text, made);
  return made;
}

/** Stems of the words that say what a text is about, with its numbers. */
export function meaningStems(text: string): ReadonlySet<string> {
  const numbers = [...text.matchAll(/\d[\d,.:/]*\d|\d/gu)].map(([number]) =>
    number.replaceAll(",", ""),
  );
  const stems = contentStems(text).filter((stem) => !EMPTY.has(stem));
  return new Set([...stems.map(meaningOfStem), ...numbers]);
}

/** A colleague who is named in the question is meant, where they know something like it. */
const NAMED = 0.75;
const LEAST_NAMED = 0.9;

interface Knower {
  readonly person: Person;
  readonly score: number;
}

const KNOWERS = new WeakMap<SaidText, ReadonlyMap<Person, number>>();

/** Who else knows what is asked: the person whose fact answers it best; null for nobody. Of another house only who is named. */
export function whoKnows(question: SaidText, others: readonly Person[]): Knower | null {
  const scores = new Map(KNOWERS.get(question));
  for (const person of others)
    if (!scores.has(person)) scores.set(person, scoreOf(question, person));
  KNOWERS.set(question, scores);
  const ranked = others
    .map((person): Knower => ({ person, score: scores.get(person) ?? 0 }))
    .filter(({ score }) => score >= ASKED)
    .toSorted((a, b) => b.score - a.score);
  return ranked[0] ?? null;
}

function scoreOf(question: SaidText, person: Person): number {
  const facts = person.talk.facts.filter(({ effects }) => !hasEffects(effects));
  const score = matchesOf(question, facts)[0]?.score ?? 0;
  const [name = ""] = person.name.split(" ");
  const isNamed = tokenize(question.text).some(({ key }) => key === name.toLowerCase());
  if (person.isOutside && !isNamed) return 0;
  return isNamed && score >= LEAST_NAMED ? score + NAMED : score;
}
