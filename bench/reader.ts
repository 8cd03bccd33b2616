import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { run } from "../tools/run.ts";
import { printSet, type Truth } from "./resumes.ts";
import { median, table } from "./table.ts";

/** One file with the answers that are right for it; [] for a field it does not hold. */
interface Case {
  readonly file: string;
  readonly group: string;
  readonly answers: Readonly<Record<Field, readonly string[]>>;
}

type Field = "name" | "email" | "phone" | "title" | "company" | "school";
const FIELDS: readonly Field[] = ["name", "email", "phone", "title", "company", "school"];

/** A job title, company or school counts when its words agree this far (F1 over words). */
const SAME_WORDS = 0.8;

/**
 * How often the command line's reader gets the six basic fields right, and how fast it is.
 *
 * Measures the set in bench/resumes, apart for the part kept for validation. With `resumes`, a folder of PDFs
 * with an expected.json: `[{ file, expected: { name, email, phone, first_title, first_company, first_school } }]`.
 */
export async function measureReader({
  resumes,
}: {
  readonly resumes: string | null;
}): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-reader-"));
  try {
    const cases = resumes ? await casesOf(resumes) : await ownCases(folder);
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
    const groups = Map.groupBy(cases, ({ group }) => group);
    const rows = [...groups].map(([group, members]) => rowOf(group, members, read));
    return table("Reader", [["files", ...FIELDS, "all right", "median ms", "slowest ms"], ...rows]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface JsonResume {
  readonly basics?: { readonly name?: string; readonly email?: string; readonly phone?: string };
  readonly work?: readonly { readonly position?: string; readonly name?: string }[];
  readonly education?: readonly { readonly institution?: string }[];
}

async function ownCases(folder: string): Promise<Case[]> {
  const set = await printSet(folder);
  return set.map(({ pdf, truth }) => ({
    file: pdf,
    group: truth.validation ? "own set, validation" : "own set, development",
    answers: answersOf(truth),
  }));
}

function answersOf(truth: Truth): Case["answers"] {
  return {
    name: all(truth.name),
    email: all(truth.email),
    phone: all(truth.phone),
    title: all(truth.experience[0]?.title),
    company: all(truth.experience[0]?.company),
    school: all(truth.education[0]?.institution),
  };
}

async function casesOf(folder: string): Promise<Case[]> {
  const expected = JSON.parse(await readFile(path.join(folder, "expected.json"), "utf8"));
  return expected.map(
    ({ file, expected: truth }: { file: string; expected: Record<string, string> }) => ({
      file: path.join(folder, file),
      group: path.basename(folder),
      answers: {
        name: all(truth["name"]),
        email: all(truth["email"]),
        phone: all(truth["phone"]),
        title: all(truth["first_title"]),
        company: all(truth["first_company"]),
        school: all(truth["first_school"]),
      },
    }),
  );
}

function rowOf(
  group: string,
  cases: readonly Case[],
  read: ReadonlyMap<string, { resume?: JsonResume; ms?: number }>,
): (string | number)[] {
  const right = new Map<Field, { right: number; of: number }>(
    FIELDS.map((field) => [field, { right: 0, of: 0 }]),
  );
  let whole = 0;
  for (const { file, answers } of cases) {
    const got = fieldsOf(read.get(file)?.resume);
    let isWhole = true;
    for (const field of FIELDS) {
      if (answers[field].length === 0) continue;
      const isRight = answers[field].some((answer) => agrees(field, got[field], answer));
      const tally = right.get(field) ?? { right: 0, of: 0 };
      right.set(field, { right: tally.right + Number(isRight), of: tally.of + 1 });
      isWhole &&= isRight;
    }
    whole += Number(isWhole);
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
      return words(got).join(" ") === words(want).join(" ");
    case "email":
      return got.trim().toLowerCase() === want.toLowerCase();
    case "phone":
      return digits(got).length >= 7 && sameEnding(digits(got), digits(want));
    case "title":
    case "company":
    case "school":
      return f1(words(got), words(want)) >= SAME_WORDS;
  }
}

/** Whether one number ends with the last ten digits of the other: country codes may be left out. */
function sameEnding(a: string, b: string): boolean {
  return a.endsWith(b.slice(-10)) || b.endsWith(a.slice(-10));
}

function f1(got: readonly string[], want: readonly string[]): number {
  const left = [...want];
  const common = got.filter(
    (word) => left.includes(word) && left.splice(left.indexOf(word), 1),
  ).length;
  return got.length + want.length === 0 ? 0 : (2 * common) / (got.length + want.length);
}

function words(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, "");
}

function all(answer: string | readonly string[] | null | undefined): readonly string[] {
  return [answer ?? []].flat().filter((one) => one !== "");
}
