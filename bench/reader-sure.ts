import { isSure, type Found, type Reading } from "@taiyari/domain/resume";
import { f1, SAME_WORDS, sameAddress, sameName, samePhone } from "./likeness.ts";
import { table } from "./table.ts";

/** What is judged one value at a time: who a resume is of, and the names of jobs and studies. */
export const NAMED = ["name", "email", "phone", "title", "company", "degree", "school"] as const;
export type Named = (typeof NAMED)[number];

/** One resume: what it says of each, [] of what is not known; each as every text that is right for it. */
export interface SureCase {
  readonly group: string;
  readonly truth: Readonly<Record<Named, readonly (readonly string[])[]>>;
  /** True where the truth knows only the first job and study: then no other is judged. */
  readonly isFirstOnly: boolean;
  readonly reading: Reading;
}

interface Judged {
  readonly group: string;
  readonly kind: Named;
  readonly found: Found;
  readonly isRight: boolean;
}

/** The confidences that share a row. */
const BANDS = [0, 0.61, 0.7, 0.8, 0.9, 1.01];

/** Less of the names of a page read right than this is a page that reads badly; so much or more, one that reads well. */
const BAD = 0.5;
const GOOD = 0.95;

/**
 * How often what is shown as sure is right, and what is shown as worth a look; by confidence; and how often a page that
 * reads badly is said to be one.
 */
export function sureTables(cases: readonly SureCase[]): string[] {
  const judged = cases.flatMap(judge);
  const groups = [...Map.groupBy(judged, ({ group }) => group)];
  return [
    table("Reader: what is sure and what is worth a look, right of read", [
      ["files", "", ...NAMED, "all"],
      ...groups.flatMap(([group, own]) => [
        [group, "sure", ...shares(own.filter(({ found }) => isSure(found)))],
        ["", "look at this", ...shares(own.filter(({ found }) => !isSure(found)))],
      ]),
    ]),
    "",
    table("Reader: right of read, by confidence", [
      ["files", ...bands().map(([from, to]) => `${from} to ${to > 1 ? 1 : to}`)],
      ...groups.map(([group, own]) => [
        group,
        ...bands().map(([from, to]) =>
          share(own.filter(({ found }) => found.confidence >= from && found.confidence < to)),
        ),
      ]),
    ]),
    "",
    table("Reader: pages said to be hard to read, of all", [
      ["files", "read badly", "between", "read well"],
      ...[...Map.groupBy(cases, ({ group }) => group)].map(([group, own]) => [
        group,
        flagged(own, (part) => part < BAD),
        flagged(own, (part) => part >= BAD && part < GOOD),
        flagged(own, (part) => part >= GOOD),
      ]),
    ]),
  ];
}

function bands(): [number, number][] {
  return BANDS.slice(0, -1).map((from, i) => [from, BANDS[i + 1] ?? 1]);
}

function judge(one: SureCase): Judged[] {
  return NAMED.flatMap((kind) => {
    const { left, read } = compared(one, kind);
    if (one.truth[kind].length === 0) return [];
    return read.map((found) => {
      const at = left.findIndex((texts) => texts.some((text) => agrees(kind, found.value, text)));
      if (at >= 0) left.splice(at, 1);
      return { group: one.group, kind, found, isRight: at >= 0 };
    });
  });
}

/** The truths a kind still has, to be taken one by one, and what was read. */
function compared({ truth, reading, isFirstOnly }: SureCase, kind: Named) {
  const read = valuesOf(reading, kind);
  return {
    left: [...truth[kind]],
    read: (isFirstOnly ? read.slice(0, 1) : read).flatMap((found) => found ?? []),
  };
}

function valuesOf({ contact, experience, education }: Reading, kind: Named): (Found | null)[] {
  switch (kind) {
    case "name":
    case "email":
    case "phone":
      return [contact[kind]];
    case "title":
    case "company":
      return experience.map((job) => job[kind]);
    case "degree":
      return education.map((study) => study.degree);
    case "school":
      return education.map((study) => study.institution);
  }
}

function agrees(kind: Named, got: string, want: string): boolean {
  if (kind === "name") return sameName(got, want);
  if (kind === "email") return sameAddress(got, want);
  if (kind === "phone") return samePhone(got, want);
  return f1(got, want) >= SAME_WORDS;
}

function shares(judged: readonly Judged[]): string[] {
  return [...NAMED.map((kind) => share(judged.filter((one) => one.kind === kind))), share(judged)];
}

function share(judged: readonly Judged[]): string {
  return judged.length === 0
    ? "–"
    : `${judged.filter(({ isRight }) => isRight).length}/${judged.length}`;
}

/** Of the resumes whose part of names that were read right is such, how many are said to be hard to read. */
function flagged(cases: readonly SureCase[], isSuch: (part: number) => boolean): string {
  const own = cases.filter((one) => {
    const of = NAMED.reduce((sum, kind) => sum + one.truth[kind].length, 0);
    return isSuch(judge(one).filter(({ isRight }) => isRight).length / of);
  });
  const said = own.filter(({ reading }) => (reading.hardToRead ?? []).length > 0);
  return own.length === 0 ? "–" : `${said.length}/${own.length}`;
}
