import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readSource } from "@taiyari/documents";
import { readResume } from "@taiyari/domain/read";
import type { Reading } from "@taiyari/domain/resume";
import { run } from "../tools/run.ts";
import { f1, SAME_WORDS, sameAddress, sameName, samePhone } from "./likeness.ts";
import { factsOfReading, factsOfTruth } from "./reader-facts.ts";
import { type Tallies, tally } from "./reader-tally.ts";
import { type SetPart, type TestResume, testSet } from "./resumes.ts";
import { type Case, casesOf, casesOfResume, type Field, FIELDS, mapNames } from "./reader-cases.ts";
import { type SureCase, sureTables } from "./reader-sure.ts";
import { median, table } from "./table.ts";

/** Files that no rule is made from: see the README there. */
const KEPT = path.join(import.meta.dirname, "resumes-kept");
interface Options {
  /** A folder of PDFs with an expected.json: `[{ file, expected: { name, email, phone, first_title, first_company, first_school } }]`; with `names: { title: [], … }` beside `expected` for all jobs and studies. */
  readonly resumes: string | null;
  readonly part: SetPart | null;
  /** Says what was expected and what was read; never of files kept for validation. */
  readonly verbose: boolean;
}

/**
 * How often the command line's reader gets the six basic fields right and how fast it is, for the set in
 * bench/resumes or another folder; for the set also precision and recall of everything its truth says, and how far
 * its Word files read like its PDFs.
 */
export async function measureReader({ resumes, part, verbose }: Options): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-reader-"));
  try {
    if (resumes) {
      const cases = await casesOf(resumes);
      return [...(await basics(cases, verbose)), "", ...(await sureness(cases))].join("\n");
    }
    const set = await testSet(folder, part);
    const kept = part === "development" ? [] : await casesOf(KEPT);
    const cases = [...kept, ...set.flatMap(casesOfResume)].toSorted(unseenFirst);
    return [
      ...(await basics(cases, verbose)),
      "",
      ...(await sureness(cases)),
      "",
      ...(await everything(set, verbose)),
    ].join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface JsonResume {
  readonly basics?: { readonly name?: string; readonly email?: string; readonly phone?: string };
  readonly work?: readonly { readonly position?: string; readonly name?: string }[];
  readonly education?: readonly { readonly institution?: string }[];
}

/** The six fields from the command line, as whoever calls it gets them. */
async function basics(cases: readonly Case[], verbose: boolean): Promise<string[]> {
  const ran = await run("node", [
    "apps/server/src/commands/main.ts",
    "parse",
    ...cases.map(({ file }) => file),
  ]);
  const read = new Map<string, { resume?: JsonResume; ms?: number }>();
  for (const line of ran.output.split("\n").filter((text) => text.startsWith("{"))) {
    const answer = JSON.parse(line);
    read.set(answer.file, answer);
  }
  const notes: string[] = [];
  const rows = [...Map.groupBy(cases, ({ group }) => group)].map(([group, members]) =>
    rowOf(group, members, read, verbose && !isClosed(group) ? notes : []),
  );
  return [
    ...notes,
    table("Reader", [["files", ...FIELDS, "all right", "median ms", "slowest ms"], ...rows]),
  ];
}

/** What nobody made rules from stands first: it is the figure to believe. */
function unseenFirst(a: Case, b: Case): number {
  return rankOf(a) - rankOf(b);
}

function rankOf({ group }: Case): number {
  return (group.includes("kept") ? 0 : 2) + Number(!isClosed(group));
}

async function sureness(cases: readonly Case[]): Promise<string[]> {
  const judged: SureCase[] = [];
  for (const { file, group, answers, names } of cases) {
    const reading = await readingOf(file);
    if (!reading) continue;
    const { name, email, phone, title, company, school } = answers;
    const first = { name, email, phone, title, company, degree: [], school };
    judged.push({
      group,
      reading,
      isFirstOnly: names === null,
      truth: names ?? mapNames((kind) => (first[kind].length > 0 ? [first[kind]] : [])),
    });
  }
  return sureTables(judged);
}

/** True for files that no rule may be made from: only their totals are told. */
function isClosed(group: string): boolean {
  return group.includes("validation") || (group.includes("kept") && !group.endsWith("opened"));
}

/** Every field of the truth, and the Word files beside the PDFs. */
async function everything(set: readonly TestResume[], verbose: boolean): Promise<string[]> {
  const out: string[] = [];
  for (const [part, own] of Map.groupBy(set, (resume) => resume.part)) {
    const fields: Tallies = new Map();
    const words: Tallies = new Map();
    for (const { name, pdf, words: files, truth } of own) {
      const reading = await readingOf(pdf);
      if (!reading) continue;
      const facts = factsOfReading(reading);
      const before = new Map([...fields].map(([kind, { notes }]) => [kind, notes.length]));
      tally(factsOfTruth(truth), facts, fields);
      if (verbose && part === "development") {
        out.push(`${name} (${truth.kind})`);
        for (const [kind, { notes }] of fields)
          out.push(...notes.slice(before.get(kind) ?? 0).map((note) => `  ${kind}: ${note}`));
      }
      for (const file of files) {
        const other = await readingOf(file);
        if (other) tally(facts, factsOfReading(other), words);
      }
    }
    out.push(table(`Reader: every field, ${part}`, [HEAD, ...[...fields].map(fieldRow)]));
    if (words.size > 0)
      out.push(
        "",
        table(`Reader: Word files against their PDFs, ${part}`, [HEAD, totalRow(words)]),
      );
    out.push("");
  }
  return out;
}

const HEAD = ["field", "expected", "read", "right", "precision", "recall"];

function fieldRow([kind, { expected, read, right }]: [
  string,
  { expected: number; read: number; right: number },
]): (string | number)[] {
  return [kind, expected, read, right, share(right, read), share(right, expected)];
}

function totalRow(tallies: Tallies): (string | number)[] {
  const sum = { expected: 0, read: 0, right: 0 };
  for (const { expected, read, right } of tallies.values()) {
    sum.expected += expected;
    sum.read += read;
    sum.right += right;
  }
  return fieldRow(["all fields", sum]);
}

function share(part: number, of: number): string {
  return of === 0 ? "–" : (part / of).toFixed(2);
}

async function readingOf(file: string): Promise<Reading | null> {
  const source = await readSource(new Uint8Array(await readFile(file)));
  return source.ok ? readResume(source.value) : null;
}

function rowOf(
  group: string,
  cases: readonly Case[],
  read: ReadonlyMap<string, { resume?: JsonResume; ms?: number }>,
  notes: string[],
): (string | number)[] {
  const right = new Map<Field, { right: number; of: number }>(
    FIELDS.map((field) => [field, { right: 0, of: 0 }]),
  );
  let whole = 0;
  for (const { file, answers } of cases) {
    const got = fieldsOf(read.get(file)?.resume);
    const wrong: string[] = [];
    for (const field of FIELDS) {
      if (answers[field].length === 0) continue;
      const isRight = answers[field].some((answer) => agrees(field, got[field], answer));
      const tallied = right.get(field) ?? { right: 0, of: 0 };
      right.set(field, { right: tallied.right + Number(isRight), of: tallied.of + 1 });
      if (!isRight) wrong.push(`  ${field}: read "${got[field]}", not "${answers[field][0]}"`);
    }
    whole += Number(wrong.length === 0);
    if (wrong.length > 0) notes.push(path.basename(file), ...wrong);
  }
  const times = cases.flatMap(({ file }) => read.get(file)?.ms ?? []);
  return [
    `${group} (${cases.length})`,
    ...FIELDS.map((field) => `${right.get(field)?.right}/${right.get(field)?.of}`),
    `${whole}/${cases.length}`,
    Math.round(median(times)),
    Math.round(Math.max(...times)),
  ];
}

function fieldsOf(resume: JsonResume | undefined): Record<Field, string> {
  return {
    name: resume?.basics?.name ?? "",
    email: resume?.basics?.email ?? "",
    phone: resume?.basics?.phone ?? "",
    title: resume?.work?.[0]?.position ?? "",
    company: resume?.work?.[0]?.name ?? "",
    school: resume?.education?.[0]?.institution ?? "",
  };
}

function agrees(field: Field, got: string, want: string): boolean {
  switch (field) {
    case "name":
      return sameName(got, want);
    case "email":
      return sameAddress(got, want);
    case "phone":
      return samePhone(got, want);
    case "title":
    case "company":
    case "school":
      return f1(got, want) >= SAME_WORDS;
  }
}
