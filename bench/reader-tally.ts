import {
  f1,
  SAME_TEXT,
  SAME_WORDS,
  sameAddress,
  sameLink,
  sameName,
  samePhone,
} from "./likeness.ts";
import type { Fact, FactEntry, Facts } from "./reader-facts.ts";

/** How often a kind of field was there, was read, and was read right; with what went wrong in words. */
export interface Tally {
  expected: number;
  read: number;
  right: number;
  readonly notes: string[];
}

export type Tallies = Map<string, Tally>;

/** Counts every fact of one resume into `tallies`, by kind: "name", "experience title". */
export function tally(expected: Facts, read: Facts, tallies: Tallies): void {
  countEntry("", expected.fields, read.fields, tallies);
  for (const kind of ["experience", "education", "projects"] as const) {
    const [wanted, got] = [expected.entries[kind], read.entries[kind]];
    const pairs = alignEntries(wanted, got);
    count(tallies, `${kind} entries`, {
      expected: wanted.length,
      read: got.length,
      right: pairs.size,
      notes: [],
    });
    const lone = got.filter((entry) => ![...pairs.values()].includes(entry));
    for (const entry of wanted) countEntry(`${kind} `, entry, pairs.get(entry) ?? {}, tallies);
    for (const entry of lone) countEntry(`${kind} `, {}, entry, tallies);
  }
}

/** Which entry of a reading is meant by which of the truth: those that agree most, each once. */
function alignEntries(
  expected: readonly FactEntry[],
  read: readonly FactEntry[],
): Map<FactEntry, FactEntry> {
  const pairs = new Map<FactEntry, FactEntry>();
  const scored = expected.flatMap((wanted, i) =>
    read.map((got, k) => ({ wanted, got, score: likeness(wanted, got) - Math.abs(i - k) * 0.01 })),
  );
  const taken = new Set<FactEntry>();
  for (const { wanted, got, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (score <= 0.5 || pairs.has(wanted) || taken.has(got)) continue;
    pairs.set(wanted, got);
    taken.add(got);
  }
  return pairs;
}

function likeness(wanted: FactEntry, got: FactEntry): number {
  let score = 0;
  for (const [kind, facts] of Object.entries(wanted)) {
    const { right } = matchFacts(kind, facts, got[kind] ?? []);
    score += facts.length > 0 ? right / facts.length : 0;
  }
  return score;
}

function countEntry(prefix: string, expected: FactEntry, read: FactEntry, tallies: Tallies): void {
  for (const kind of new Set([...Object.keys(expected), ...Object.keys(read)])) {
    const [wanted, got] = [expected[kind] ?? [], read[kind] ?? []];
    const { right, missed, extra } = matchFacts(kind, wanted, got);
    const notes = [
      ...missed.map((fact) => `missed ${JSON.stringify(fact[0])}`),
      ...extra.map((fact) => `read ${JSON.stringify(fact[0])}`),
    ];
    count(tallies, prefix + kind, {
      expected: wanted.length,
      read: got.length,
      right,
      notes: notes.length > 0 ? [notes.join(", ")] : [],
    });
  }
}

function count(tallies: Tallies, kind: string, add: Tally): void {
  const known = tallies.get(kind) ?? { expected: 0, read: 0, right: 0, notes: [] };
  tallies.set(kind, {
    expected: known.expected + add.expected,
    read: known.read + add.read,
    right: known.right + add.right,
    notes: [...known.notes, ...add.notes],
  });
}

/** Each fact of the truth with one of the reading that says it; what was missed, and what was read besides. */
function matchFacts(
  kind: string,
  expected: readonly Fact[],
  read: readonly Fact[],
): { right: number; missed: Fact[]; extra: Fact[] } {
  const extra = [...read];
  const missed: Fact[] = [];
  for (const fact of expected) {
    const at = extra.findIndex((got) =>
      fact.some((want) => got.some((text) => isSame(kind, text, want))),
    );
    if (at < 0) missed.push(fact);
    else extra.splice(at, 1);
  }
  return { right: expected.length - missed.length, missed, extra };
}

function isSame(kind: string, got: string, want: string): boolean {
  switch (kind) {
    case "name":
      return sameName(got, want);
    case "email":
      return sameAddress(got, want);
    case "phone":
      return samePhone(got, want);
    case "links":
      return sameLink(got, want);
    case "start":
    case "end":
    case "current":
      return got === want;
    case "bullets":
    case "summary":
      return f1(got, want) >= SAME_TEXT;
    default:
      return f1(got, want) >= SAME_WORDS;
  }
}
