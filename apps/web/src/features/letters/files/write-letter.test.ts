import { readSource } from "@taiyari/documents";
import { expect, test } from "vitest";
import { LETTER } from "../testing/make-letter.ts";
import { letterContent, PLAIN_LOOK } from "./letter-page.ts";
import { letterText, writeLetter } from "./write-letter.ts";

const how = { look: PLAIN_LOOK, created: new Date(0) };

test("names a file after the person, or after nobody", async () => {
  const nobody = { ...LETTER, sender: { name: "", contact: [] } };
  expect((await writeLetter(nobody, "text", how)).fileName).toBe("Cover-Letter.txt");
  expect((await writeLetter(LETTER, "docx", how)).fileName).toBe("Ananya-Iyer-Cover-Letter.docx");
});

test("writes text with a blank line between paragraphs", () => {
  expect(letterText(LETTER).split("\n\n")).toEqual([
    "22 Nov 2026\nHiring team, Nandi Retail",
    "Dear Sir or Madam,",
    ...LETTER.paragraphs.map(({ text }) => text),
    "Yours faithfully,\nAnanya Iyer",
  ]);
});

test("has every word in the Word file, as our own reader reads it", async () => {
  const { content } = await writeLetter(LETTER, "docx", how);
  const source = await readSource(Uint8Array.from(content as Uint8Array));
  if (!source.ok) throw new Error(source.problem.kind);
  const read = source.value.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" ");
  for (const word of letterText(LETTER).split(/\s+/u)) expect(read).toContain(word);
  expect(read).toContain("ananya.iyer@example.in");
});

test("gives the page the fonts and the paper of the resume", () => {
  const look = { ...PLAIN_LOOK, paper: "letter", fonts: "source-serif" } as const;
  expect(letterContent(LETTER, look)).toMatchObject({ choices: look, language: "en-IN" });
});
