import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { type Careers, termKeysIn } from "@taiyari/domain/careers";
import { readJobDescription } from "@taiyari/domain/job";
import { load } from "js-yaml";
import type { SetPart } from "./resumes.ts";
import { table } from "./table.ts";

const FOLDER = path.join(import.meta.dirname, "jobs");
/** The folder of what is known and taught. */
export const CONTENT = path.join(import.meta.dirname, "..", "content");

/** A job description with the terms that a careful reader finds in it. */
interface LabelledJob {
  readonly name: string;
  readonly text: string;
  readonly must: readonly string[];
  readonly nice: readonly string[];
  /** True for the half that no rule is made from. */
  readonly validation: boolean;
}

interface Options {
  /** One part of the set only; null for both. */
  readonly part: SetPart | null;
  /** Adds, for the part rules are made from, what was missed and what was found too much. */
  readonly verbose: boolean;
}

/**
 * How well the terms of job descriptions are found, and musts distinguished from the rest: a Markdown table with a row
 * for each part of bench/jobs.
 */
export async function measureMatching({ part, verbose }: Options): Promise<string> {
  const careers = loadCareers(CONTENT);
  const results = (await labelledJobs())
    .filter((job) => part === null || job.validation === (part === "validation"))
    .map((job) => compare(job, careers));
  const halves = Map.groupBy(results, ({ job }) => (job.validation ? "validation" : "development"));
  const rows = [...halves]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([half, own]) => rowOf(half, own));
  const figures = table("Matching", [
    [
      "job descriptions",
      "terms",
      "precision, exact",
      "recall, exact",
      "precision, same thing",
      "recall, same thing",
      "need right",
    ],
    ...rows,
  ]);
  if (!verbose) return figures;
  const lines = (halves.get("development") ?? []).map(
    ({ job, missed, extra, wrongNeed }) =>
      `- ${job.name}: missed ${list(missed)}; too much ${list(extra)}; need ${list(wrongNeed)}`,
  );
  return [figures, "", ...lines].join("\n");
}

interface Compared {
  readonly job: LabelledJob;
  readonly right: number;
  /** Of the right ones, those whose need is right too. */
  readonly needRight: number;
  readonly missed: readonly string[];
  readonly extra: readonly string[];
  /** Pairs of a missed and an extra term that name the same thing, more or less of it. */
  readonly agreeing: number;
  /** Right ones whose need is wrong, with the need they should have. */
  readonly wrongNeed: readonly string[];
}

type Need = "must" | "nice";

/**
 * Counts by things, not by spellings: labels and found terms of one key of `termKeysIn` are one. A label that joins two
 * with a slash ("MATLAB/Simulink") counts as its parts where it is no name of its own.
 */
function compare(job: LabelledJob, careers: Careers): Compared {
  const keyOf = termKeysIn(job.text, careers);
  const found = new Map(
    readJobDescription(job.text, careers).terms.map((term) => [keyOf(term.term), term]),
  );
  const expected = new Map<string, { term: string; need: Need }>();
  const label = (need: Need) => (term: string) => {
    for (const part of partsOf(term, (name) => found.has(keyOf(name))))
      expected.set(keyOf(part), { term: part, need });
  };
  job.nice.forEach(label("nice"));
  job.must.forEach(label("must"));
  const right = [...found].filter(([key]) => expected.has(key));
  const wrong = right.filter(([key, { need }]) => expected.get(key)?.need !== need);
  const missed = [...expected].flatMap(([key, { term }]) => (found.has(key) ? [] : [term]));
  const extra = [...found].flatMap(([key, { term }]) => (expected.has(key) ? [] : [term]));
  return {
    job,
    right: right.length,
    needRight: right.length - wrong.length,
    missed,
    extra,
    agreeing: sameThings(missed, extra),
    wrongNeed: wrong.map(([, { term, need }]) => `${term} (not ${need})`),
  };
}

/** How many of the missed and the extra terms pair up, each used once. */
function sameThings(missed: readonly string[], extra: readonly string[]): number {
  const free = [...extra];
  return missed.filter((label) => {
    const at = free.findIndex((found) => isSameThing(label, found));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  }).length;
}

/** Whether the words of one are all in the other, plurals aside: "Empower" and "Empower 3". */
function isSameThing(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  return (
    fewer !== undefined &&
    more !== undefined &&
    fewer.size > 0 &&
    [...fewer].every((word) => more.has(word))
  );
}

function wordsOf(term: string): ReadonlySet<string> {
  const words = term.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?<=\p{L}{2})s$/u, "")));
}

function partsOf(term: string, isFound: (part: string) => boolean): string[] {
  const parts = term.split("/").map((part) => part.trim());
  return parts.length > 1 && !isFound(term) && parts.every(isFound) ? parts : [term];
}

function rowOf(half: string, own: readonly Compared[]): (string | number)[] {
  const sum = (count: (item: Compared) => number) =>
    own.reduce((total, item) => total + count(item), 0);
  const right = sum((item) => item.right);
  const expected = right + sum((item) => item.missed.length);
  const found = right + sum((item) => item.extra.length);
  const agreeing = right + sum((item) => item.agreeing);
  return [
    `${half} (${own.length})`,
    expected,
    share(right, found),
    share(right, expected),
    share(agreeing, found),
    share(agreeing, expected),
    share(
      sum((item) => item.needRight),
      right,
    ),
  ];
}

/** The labelled set, by file name. Rejects for a file that lacks a part. */
export async function labelledJobs(): Promise<LabelledJob[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".yaml")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const job = load(await readFile(path.join(FOLDER, file), "utf8")) as Partial<LabelledJob>;
      const { text, must, nice, validation = false } = job;
      if (!text || !must || !nice) throw new Error(`${file} needs text, must and nice.`);
      return { name: path.basename(file, ".yaml"), text, must, nice, validation };
    }),
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : (part / whole).toFixed(2);
}

function list(terms: readonly string[]): string {
  return terms.length === 0 ? "none" : terms.join(", ");
}
