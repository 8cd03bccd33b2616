import { readSource } from "@taiyari/documents";
import { applyEdit, newDraft } from "@taiyari/domain/draft";
import { importJson } from "@taiyari/domain/import";
import { readResume } from "@taiyari/domain/read";
import { expect, test } from "vitest";
import { type FileFormat, writeFile } from "./write-file.ts";

const set = (field: string, value: string) =>
  ({ kind: "set-field", field: { section: "personal", item: null, field }, value }) as const;

const RUKMINI = [
  set("fullName", "Rukmini Deshpande"),
  set("email", "rukmini@example.in"),
  { kind: "add-item", section: "experience", id: "e1" } as const,
  {
    kind: "set-field",
    field: { section: "experience", item: "e1", field: "title" },
    value: "Planner",
  } as const,
  {
    kind: "set-field",
    field: { section: "experience", item: "e1", field: "description" },
    value: "• Cut *stock* by 12%",
  } as const,
].reduce(applyEdit, newDraft());

test.each<[FileFormat, string, string]>([
  ["docx", "Rukmini-Deshpande-Resume.docx", "officedocument.wordprocessingml"],
  ["json", "Rukmini-Deshpande-Resume.json", "application/json"],
  ["markdown", "Rukmini-Deshpande-Resume.md", "text/markdown"],
  ["text", "Rukmini-Deshpande-Resume.txt", "text/plain"],
])("names a file of the format %s after the person and its kind", async (format, name, type) => {
  const file = await writeFile(RUKMINI, format, null);
  expect(file.fileName).toBe(name);
  expect(file.type).toContain(type);
});

test("what is written as Word is read by our own reader", async () => {
  const { content } = await writeFile(RUKMINI, "docx", null);
  const source = await readSource(Uint8Array.from(content as Uint8Array));
  if (!source.ok) throw new Error(source.problem.kind);
  const { contact, experience } = readResume(source.value);
  expect(contact.name?.value).toBe("Rukmini Deshpande");
  expect(experience.map(({ title }) => title?.value)).toEqual(["Planner"]);
});

test("what is written as JSON comes back as the same draft", async () => {
  const { content } = await writeFile(RUKMINI, "json", null);
  const back = importJson(content as string, () => "other");
  expect(back.ok && back.value.draft).toEqual(RUKMINI);
});

test("signs that Markdown would take for its own come out as typed, and text is plain", async () => {
  expect((await writeFile(RUKMINI, "markdown", null)).content).toContain(
    "- Cut \\*stock\\* by 12%",
  );
  expect((await writeFile(RUKMINI, "text", null)).content).toContain("- Cut *stock* by 12%");
});
