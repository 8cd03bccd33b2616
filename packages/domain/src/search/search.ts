import type { Hit, Mark, SearchKind, SearchResult } from "./entry.ts";
import type { Field, SearchIndex } from "./index-entries.ts";
import { matchWord, type WordMatch } from "./match-word.ts";
import { isFiller, type Word, wordsOf } from "./words.ts";

/** More words than this are not looked at. */
const MOST_WORDS = 10;

/** What a word is worth by where it stands; set on bench/search/development.yaml. */
const FIELDS: Readonly<Record<Field, number>> = { title: 1, name: 0.85, about: 0.45 };

/** Between things that fit as well: where one goes more often stands before. */
const KINDS: Readonly<Record<SearchKind, number>> = {
  page: 0.14,
  lesson: 0.12,
  resume: 0.1,
  report: 0.1,
  letter: 0.1,
  interview: 0.1,
  day: 0.1,
  note: 0.08,
  application: 0.1,
  simulation: 0.08,
  role: 0.06,
  problem: 0.04,
  question: 0.04,
  section: 0.02,
  exercise: 0,
};

/** What fitting the whole title is worth, and words that stand side by side as they were typed. */
const WHOLE_TITLE = 0.3;
const IN_ORDER = 0.1;
/** What a title is worth that begins with all that was typed, words without meaning as well: "what is sql". */
const BEGINS = 0.2;
/** The same for a title or another name that is nothing else: "sql" is the course before it is the SQL editor. */
const IS_WHOLE = 0.35;
/** More than anybody looks at. */
const MOST_HITS = 50;
/** A word that nothing here has: the others may find something, for less. */
const MISSING = 0.35;

interface Found {
  readonly match: WordMatch;
  readonly field: Field;
  readonly place: number;
  readonly name: number;
  readonly worth: number;
}

/**
 * What fits a query, the best first: every word of it, or a word that it begins or that is a slip away, stands in each hit.
 * Without such a thing, what has most of the words. Words of no meaning ("the", "kaise") need not stand there.
 *
 * @returns  no hits for a query without words
 */
export function searchEntries(index: SearchIndex, query: string): SearchResult {
  const all = wordsOf(query).slice(0, MOST_WORDS);
  const meant = all.filter(({ key }) => !isFiller(key));
  const words = meant.length > 0 ? meant : all;
  if (words.length === 0) return { hits: [], corrected: null };
  const found = words.map(({ key }) => bestByEntry(index, matchWord(index, key)));
  const asked = { words, all };
  const whole = rank(index, asked, found, words.length);
  const hits =
    whole.length > 0 || words.length < 2
      ? whole
      : rank(index, asked, found.map(withoutSlips), Math.ceil(words.length / 2));
  return {
    hits: hits.map(({ hit }) => hit),
    corrected: hits[0] ? correctedBy(index, query, words, hits[0].words) : null,
  };
}

/** Where a word is missing, another with a slip in it is too little to go by. */
function withoutSlips(found: ReadonlyMap<number, Found>): ReadonlyMap<number, Found> {
  return new Map([...found].filter(([, { match }]) => !match.isSlip));
}

/** Of each entry that has the word, where it stands best. */
function bestByEntry(
  { postings }: SearchIndex,
  matches: ReadonlyMap<string, WordMatch>,
): ReadonlyMap<number, Found> {
  const best = new Map<number, Found>();
  for (const match of matches.values()) {
    for (const { entry, field, place, name } of postings.get(match.key) ?? []) {
      const worth = match.quality * FIELDS[field];
      const known = best.get(entry);
      if (!known || known.worth < worth) best.set(entry, { match, field, place, name, worth });
    }
  }
  return best;
}

interface Ranked {
  readonly hit: Hit;
  /** What each word of the query was found as; undefined for one that was not. */
  readonly words: readonly (Found | undefined)[];
}

interface Asked {
  /** Those that must be found. */
  readonly words: readonly Word[];
  readonly all: readonly Word[];
}

function rank(
  index: SearchIndex,
  { words, all }: Asked,
  found: readonly ReadonlyMap<number, Found>[],
  least: number,
): readonly Ranked[] {
  const ranked: Ranked[] = [];
  const looked = new Set<number>();
  for (const list of found) {
    for (const at of list.keys()) {
      if (looked.has(at)) continue;
      looked.add(at);
      const own = found.map((one) => one.get(at));
      if (own.filter(Boolean).length < least) continue;
      const entry = index.entries[at];
      if (!entry) continue;
      const score =
        scoreOf(own, words.length, index.titles[at] ?? []) +
        Math.max(
          0,
          ...(index.titles[at] ?? []).map((title, place) =>
            beginningOf(title, all, place === 0 ? BEGINS : BEGINS / 2),
          ),
        ) +
        KINDS[entry.kind];
      ranked.push({ hit: { entry, marks: [], score }, words: own });
    }
  }
  return ranked
    .toSorted((a, b) => b.hit.score - a.hit.score)
    .slice(0, MOST_HITS)
    .map((one) => ({
      ...one,
      hit: { ...one.hit, marks: marksIn(one.hit.entry.title, one.words) },
    }));
}

function scoreOf(
  found: readonly (Found | undefined)[],
  words: number,
  titles: readonly (readonly string[])[],
): number {
  const there = found.filter((one) => one !== undefined);
  const mean = there.reduce((sum, { worth }) => sum + worth, 0) / words;
  const missing = (words - there.length) * MISSING;
  const share = Math.max(
    ...titles.map(({ length }, at) => {
      const field = at === 0 ? "title" : "name";
      const own = there.filter((one) => one.field === field && (at === 0 || one.name === at - 1));
      return own.reduce((sum, { match }) => sum + match.quality, 0) / Math.max(1, length);
    }),
  );
  const isInOrder =
    found.length > 1 &&
    found.every(
      (one, at) =>
        at === 0 ||
        (one &&
          found[at - 1]?.field === one.field &&
          found[at - 1]?.name === one.name &&
          (found[at - 1]?.place ?? 0) < one.place),
    );
  return mean - missing + WHOLE_TITLE * Math.min(1, share) + (isInOrder ? IN_ORDER : 0);
}

/** What it is worth that a title or a name begins with what was typed, the last word as far as it was (`begun`), or is just that. */
function beginningOf(title: readonly string[], typed: readonly Word[], begun: number): number {
  const last = typed.length - 1;
  const begins = typed.every(({ key }, at) =>
    at === last ? title[at]?.startsWith(key) : title[at] === key,
  );
  if (!begins) return 0;
  return title.length === typed.length && title[last] === typed[last]?.key ? IS_WHOLE : begun;
}

/** Of each found word of a title what was typed; a slip whole. */
function marksIn(title: string, own: readonly (Found | undefined)[]): readonly Mark[] {
  const words = wordsOf(title);
  return own
    .flatMap((one) => {
      const word = one?.field === "title" ? words[one.place] : undefined;
      if (!one || !word) return [];
      const length = one.match.isSlip ? word.to - word.from : one.match.typed;
      return [{ from: word.from, to: Math.min(word.to, word.from + length) }];
    })
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, at, marks) => from >= (marks[at - 1]?.to ?? 0));
}

/** The query with what was a slip written as it stands; null without any. */
function correctedBy(
  { spellings }: SearchIndex,
  query: string,
  words: readonly Word[],
  found: readonly (Found | undefined)[],
): string | null {
  let text = query;
  for (const [at, word] of [...words.entries()].toReversed()) {
    const match = found[at]?.match;
    if (match?.isSlip)
      text =
        text.slice(0, word.from) + (spellings.get(match.key) ?? match.key) + text.slice(word.to);
  }
  return text === query ? null : text.trim();
}
