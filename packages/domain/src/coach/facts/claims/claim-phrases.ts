import type { ClaimGroup } from "../../../careers/careers.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import { remember } from "../../../text/remember.ts";
import { keyOf, looseStem, singular, tokenize } from "../../../text/tokens.ts";
import type { FactWord } from "../words.ts";

interface Phrase {
  readonly group: number;
  readonly words: readonly string[];
}

/** The phrases of the groups, by the first word of each. */
export interface ClaimPhrases {
  readonly groups: readonly ClaimGroup[];
  /** As a proposal claims it, in its own forms. */
  readonly says: ReadonlyMap<string, readonly Phrase[]>;
  /** As a source says it, in any form. */
  readonly holds: ReadonlyMap<string, readonly Phrase[]>;
}

const INDEXES = new WeakMap<readonly ClaimGroup[], ClaimPhrases>();

/** The groups as lookups; the same object each time. */
export function indexClaims(groups: readonly ClaimGroup[]): ClaimPhrases {
  const known = INDEXES.get(groups);
  if (known) return known;
  const [says, holds] = [new Map<string, Phrase[]>(), new Map<string, Phrase[]>()];
  for (const [group, { says: claimed, holds: held }] of groups.entries()) {
    for (const text of claimed) add(says, group, text, ownForm);
    for (const text of [...claimed, ...held]) add(holds, group, text, anyForm);
  }
  const index = { groups, says, holds };
  INDEXES.set(groups, index);
  return index;
}

function add(
  phrases: Map<string, Phrase[]>,
  group: number,
  text: string,
  form: (key: string) => string,
): void {
  const words = wordsOf(text).map(form);
  const [first] = words;
  if (first === undefined) return;
  const own = phrases.get(first);
  if (own) own.push({ group, words });
  else phrases.set(first, [{ group, words }]);
}

/** Marks stand for themselves: "->" of "40 -> 6". */
function wordsOf(text: string): string[] {
  const words = tokenize(text).map(({ key }) => key);
  return words.length > 0 ? words : [text];
}

function ownForm(key: string): string {
  return singular(key);
}

const anyForm = remember((key: string): string => {
  const verb = /^[a-z]{3,}$/u.test(key) ? verbOf(key)?.verb : undefined;
  return looseStem(verb ? keyOf(verb.base) : key);
}, 10_000);

/** Where a source holds a group. */
export interface HeldClaim {
  readonly units: ReadonlySet<number>;
  readonly entries: ReadonlySet<number>;
}

export interface ClaimFound {
  /** The number of its group. */
  readonly group: number;
  readonly from: number;
  readonly to: number;
  /** The number of its first word, and of the one behind its last. */
  readonly start: number;
  readonly end: number;
}

/** What some words of a proposal claim; of phrases that begin at one word the longest of each group. */
export function claimsIn(words: readonly FactWord[], { says }: ClaimPhrases): ClaimFound[] {
  return found(
    words,
    words.map(({ key }) => ownForm(key)),
    says,
  );
}

/** The numbers of the groups that some words of a source hold. */
export function groupsHeldBy(
  words: readonly FactWord[],
  { holds }: ClaimPhrases,
): ReadonlySet<number> {
  return new Set(
    found(
      words,
      words.map(({ key }) => anyForm(key)),
      holds,
    ).map(({ group }) => group),
  );
}

function found(
  words: readonly FactWord[],
  keys: readonly string[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): ClaimFound[] {
  const all: ClaimFound[] = [];
  for (const [start, key] of keys.entries()) {
    const longest = new Map<number, number>();
    for (const { group, words: own } of phrases.get(key) ?? []) {
      const isThere = own.every((word, i) => keys[start + i] === word);
      if (isThere) longest.set(group, Math.max(own.length, longest.get(group) ?? 0));
    }
    for (const [group, length] of longest) {
      const [first, last] = [words[start], words[start + length - 1]];
      if (first && last)
        all.push({ group, from: first.from, to: last.to, start, end: start + length });
    }
  }
  return all;
}
