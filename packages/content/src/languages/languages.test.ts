import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError } from "../content-error.ts";
import { checkLanguages } from "./check-languages.ts";
import { compileLanguages } from "./compile-languages.ts";
import { loadLanguages } from "./load-languages.ts";

const ENGLISH = "name: English\nown: English\nheadings: { experience: 'experience, work' }\n";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "languages-"));
  mkdirSync(join(root, "language"));
  write("en", ENGLISH);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(tag: string, text: string): void {
  writeFileSync(join(root, "language", `${tag}.yaml`), text);
}

function problems(): readonly string[] {
  try {
    return checkLanguages(root, null);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test.each([
  ["a field that does not exist", "titels: kock", /titels: there is no such field/],
  ["a section that does not exist", "headings: { work: arbete }", /headings/],
  ["words as a list", "titles: [kock]", /titles: write the words as one text with commas/],
  ["a comma too many", "titles: 'kock,, larare'", /nothing before or between two commas/],
  ["a word twice", "titles: kock, larare, kock", /each word stands here once; remove one of: kock/],
  ["eleven months", `months: [${"m, ".repeat(11)}]`, /months: write a list of twelve/],
  [
    "a heading of two sections",
    "headings: { experience: praktik, education: Praktik }",
    /"praktik" names experience and education/,
  ],
])("refuses %s and names the file", (_, line, said) => {
  write("sv", `name: Swedish\nown: svenska\n${line}\n`);
  expect(problems().join("\n")).toMatch(/language\/sv\.yaml/);
  expect(problems().join("\n")).toMatch(said);
});

test("refuses a file that is not named by a tag", () => {
  write("swedish", "name: Swedish\nown: svenska\n");
  expect(problems()).toEqual([
    "language/swedish.yaml: name the file by the language's BCP 47 tag, as in hi.yaml.",
  ]);
});

test("refuses a folder without English", () => {
  rmSync(join(root, "language/en.yaml"));
  expect(problems().join("\n")).toMatch(/English is missing/);
});

test("says that the sources of the domain are older than a language", () => {
  write("sv", "name: Swedish\nown: svenska\ntitles: kock\n");
  const written = join(root, "vocabulary");
  mkdirSync(written);
  for (const { name, text } of compileLanguages(loadLanguages(root)))
    writeFileSync(join(written, name), text);
  expect(checkLanguages(root, written)).toEqual([]);
  write("sv", "name: Swedish\nown: svenska\ntitles: kock, bagare\n");
  expect(checkLanguages(root, written)).toEqual([
    "language: titles.ts of the domain is not made of these files. Run `npm run languages` and commit what it writes.",
  ]);
});

test("puts the words of all languages into one list, English first, each once", () => {
  write("da", "name: Danish\nown: dansk\nheadings: { experience: 'erfaring, work' }\n");
  const headings = compileLanguages(loadLanguages(root)).find(({ name }) => name === "headings.ts");
  expect(headings?.text).toContain('"experience": "experience, work, erfaring"');
});
