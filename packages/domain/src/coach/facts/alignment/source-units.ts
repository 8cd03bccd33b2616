import { remember } from "../../../text/remember.ts";
import { contentStemsOf, keyOf } from "../../../text/tokens.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import { readDegrees } from "../study/read-degrees.ts";
import type { FactWord } from "../words.ts";

/** A sentence of the source: the least that is about one thing. */
export interface SourceUnit {
  readonly entry: number;
  /** The number of the line it stands in. */
  readonly line: number;
  readonly words: readonly FactWord[];
  /** As `topicStems` gives them. */
  readonly stems: readonly string[];
  readonly years: readonly number[];
  /** Its words with a blank between them. */
  readonly text: string;
}

/** The sentences of a source, looked up by what they are about. */
export interface SourceUnits {
  readonly units: readonly SourceUnit[];
  /** The numbers of the units that have a stem, in order, each once. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly byYear: ReadonlyMap<number, readonly number[]>;
  readonly byEntry: ReadonlyMap<number, readonly number[]>;
  /** By the name of a degree, as `readDegrees` gives it. */
  readonly byDegree: ReadonlyMap<string, readonly number[]>;
}

/** What words are compared by to find what they are about: stems, verbs in their base form, and numbers. */
export function topicStems(words: readonly Pick<FactWord, "key" | "text">[]): string[] {
  const bases = words.map(({ key }) => ({ key: baseOf(key) }));
  const numbers = words.flatMap(({ key }) => (/^\d{2,}$/u.test(key) ? [key] : []));
  return [...new Set([...contentStemsOf(bases), ...numbers])];
}

/** The base of the verb that a key is a form of; the key for one that is none. */
const baseOf = remember((key: string): string => {
  const verb = /^[a-z]{3,}$/u.test(key) ? verbOf(key)?.verb : undefined;
  return verb && verb.base !== key ? keyOf(verb.base) : key;
}, 10_000);

/** Sentences of a line: what a full stop, a semicolon or a bar ends. */
export function sentencesOfWords(words: readonly FactWord[], text: string): FactWord[][] {
  const sentences: FactWord[][] = [];
  let before: FactWord | undefined;
  for (const word of words) {
    const isNew = before === undefined || /[.;|!?]\s/u.test(text.slice(before.to, word.from + 1));
    if (isNew && (word.opens || before === undefined)) sentences.push([word]);
    else sentences.at(-1)?.push(word);
    before = word;
  }
  return sentences;
}

export function indexUnits(
  sentences: readonly Pick<SourceUnit, "entry" | "line" | "words">[],
): SourceUnits {
  const units = sentences.map((sentence): SourceUnit => ({
    ...sentence,
    stems: topicStems(sentence.words),
    years: sentence.words.flatMap(({ key }) => (/^(?:19|20)\d\d$/u.test(key) ? [Number(key)] : [])),
    text: sentence.words.map(({ text }) => text).join(" "),
  }));
  return {
    units,
    byStem: unitsBy(units, ({ stems }) => stems),
    byYear: unitsBy(units, ({ years }) => years),
    byEntry: unitsBy(units, ({ entry }) => [entry]),
    byDegree: unitsBy(units, ({ words }) => readDegrees(words).map(({ name }) => name)),
  };
}

function unitsBy<Key>(
  units: readonly SourceUnit[],
  keysOf: (unit: SourceUnit) => readonly Key[],
): Map<Key, number[]> {
  const by = new Map<Key, number[]>();
  for (const [at, unit] of units.entries())
    for (const key of new Set(keysOf(unit))) {
      const own = by.get(key);
      if (own) own.push(at);
      else by.set(key, [at]);
    }
  return by;
}

/** A stem in more units than this tells little of what one is about, and is not followed to all of them. */
const COMMON = 40;
/** Units with a smaller share of the best one's likeness are about something else. */
const NEAR_BEST = 0.55;

/**
 * The units that share most with words of a proposal, the rarer the shared stems the more; [] where none shares any.
 */
export function unitsAbout(
  stems: readonly string[],
  { byStem, units }: SourceUnits,
): readonly number[] {
  const likeness = new Map<number, number>();
  for (const stem of stems) {
    const own = byStem.get(stem) ?? [];
    if (own.length > COMMON) continue;
    const weight = Math.log(1 + units.length / Math.max(1, own.length));
    for (const unit of own) likeness.set(unit, (likeness.get(unit) ?? 0) + weight);
  }
  const best = Math.max(0, ...likeness.values());
  return [...likeness].flatMap(([unit, own]) => (own >= NEAR_BEST * best ? [unit] : []));
}
