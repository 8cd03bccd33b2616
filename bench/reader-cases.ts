import { readFile } from "node:fs/promises";
import path from "node:path";
import { NAMED, type SureCase } from "./reader-sure.ts";
import type { Answer, TestResume, Truth } from "./resumes.ts";

/** One file with the answers that are right for it; [] for a field it does not hold. */
export interface Case {
  readonly file: string;
  readonly group: string;
  readonly answers: Readonly<Record<Field, readonly string[]>>;
  /** Every job and study it holds, where they are known: what is right for each. */
  readonly names: SureCase["truth"] | null;
}

export type Field = "name" | "email" | "phone" | "title" | "company" | "school";
export const FIELDS: readonly Field[] = ["name", "email", "phone", "title", "company", "school"];

export function casesOfResume({ pdf, words, part, truth }: TestResume): Case[] {
  return [pdf, ...words].map((file) => ({
    file,
    group: `own set, ${part}${file === pdf ? "" : ", Word"}`,
    answers: answersOf(truth),
    names: namesOf(truth),
  }));
}

const each = (answers: readonly Answer[]) => answers.map(all).filter((texts) => texts.length > 0);

function namesOf(truth: Truth): SureCase["truth"] {
  return {
    name: each([truth.name]),
    email: each([truth.email]),
    phone: each([truth.phone]),
    title: each(truth.experience.map(({ title }) => title)),
    company: each(truth.experience.map(({ company }) => company)),
    degree: each(truth.education.map(({ degree }) => degree)),
    school: each(truth.education.map(({ institution }) => institution)),
  };
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

export async function casesOf(folder: string): Promise<Case[]> {
  const expected = JSON.parse(await readFile(path.join(folder, "expected.json"), "utf8"));
  return expected.map(
    ({
      file,
      opened,
      expected: truth,
      names,
    }: {
      file: string;
      opened?: boolean;
      expected: Record<string, Answer>;
      names?: Record<string, readonly Answer[]>;
    }) => ({
      file: path.join(folder, file),
      group: path.basename(folder) + (opened ? ", opened" : ""),
      answers: {
        name: all(truth["name"]),
        email: all(truth["email"]),
        phone: all(truth["phone"]),
        title: all(truth["first_title"]),
        company: all(truth["first_company"]),
        school: all(truth["first_school"]),
      },
      names: names ? mapNames((kind) => (names[kind] ?? []).map(all)) : null,
    }),
  );
}

export function mapNames(of: (kind: (typeof NAMED)[number]) => readonly (readonly string[])[]) {
  return Object.fromEntries(NAMED.map((kind) => [kind, of(kind)])) as SureCase["truth"];
}

function all(answer: Answer | undefined): readonly string[] {
  return [answer ?? []].flat().filter((one) => one !== "");
}
