import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import type { Careers } from "@taiyari/domain/careers";
import { readJobDescription } from "@taiyari/domain/resume";
import { load } from "js-yaml";
import { table } from "./table.ts";

const FOLDER = path.join(import.meta.dirname, "jobs");
const CONTENT = path.join(import.meta.dirname, "..", "content");

/** A job description with the terms that a careful reader finds in it. */
interface LabelledJob {
  readonly name: string;
  readonly text: string;
  readonly must: readonly string[];
  readonly nice: readonly string[];
  /** True for the half that no rule is made from. */
  readonly validation: boolean;
}

/**
 * How well the terms of job descriptions are found, and musts told from the rest: a Markdown table with a row
 * for each half of bench/jobs.
 *
 * @param detailed  adds, for the half rules are made from, what was missed and what was found too much
 */
export async function measureMatching({ detailed = false } = {}): Promise<string> {
  const careers = loadCareers(CONTENT);
  const spellings = spellingsOf(careers);
  const results = (await labelledJobs()).map((job) => compare(job, careers, spellings));
  const halves = Map.groupBy(results, ({ job }) => (job.validation ? "validation" : "development"));
  const rows = [...halves]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([half, own]) => rowOf(half, own));
  const figures = table("Matching", [
    ["job descriptions", "terms", "precision", "recall", "need right"],
    ...rows,
  ]);
  if (!detailed) return figures;
  const lines = (halves.get("development") ?? []).map(
    ({ job, missed, extra }) => `- ${job.name}: missed ${list(missed)}; too much ${list(extra)}`,
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
}

function compare(
  job: LabelledJob,
  careers: Careers,
  spellings: ReadonlyMap<string, string>,
): Compared {
  const keyOf = (term: string) => spellings.get(plain(term)) ?? plain(term);
  const expected = new Map([
    ...job.nice.map((term): [string, "must" | "nice"] => [keyOf(term), "nice"]),
    ...job.must.map((term): [string, "must" | "nice"] => [keyOf(term), "must"]),
  ]);
  const found = new Map(
    readJobDescription(job.text, careers).terms.map((term) => [
      term.skillId ?? keyOf(term.term),
      term.need,
    ]),
  );
  const right = [...found].filter(([key]) => expected.has(key));
  return {
    job,
    right: right.length,
    needRight: right.filter(([key, need]) => expected.get(key) === need).length,
    missed: [...expected.keys()].filter((key) => !found.has(key)),
    extra: [...found.keys()].filter((key) => !expected.has(key)),
  };
}

function rowOf(half: string, own: readonly Compared[]): (string | number)[] {
  const sum = (count: (item: Compared) => number) =>
    own.reduce((total, item) => total + count(item), 0);
  const right = sum((item) => item.right);
  const expected = right + sum((item) => item.missed.length);
  return [
    `${half} (${own.length})`,
    expected,
    share(right, right + sum((item) => item.extra.length)),
    share(right, expected),
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

/** Every known spelling, as `plain` writes it, with its skill's id. */
function spellingsOf(careers: Careers): ReadonlyMap<string, string> {
  return new Map(
    careers.skills.flatMap((skill) =>
      [...skill.aliases, skill.name].map((spelling): [string, string] => [
        plain(spelling),
        skill.id,
      ]),
    ),
  );
}

function plain(term: string): string {
  return term.trim().toLowerCase();
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : (part / whole).toFixed(2);
}

function list(terms: readonly string[]): string {
  return terms.length === 0 ? "none" : terms.join(", ");
}
