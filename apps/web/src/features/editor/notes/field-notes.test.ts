import type { FieldNote } from "@taiyari/domain/proof";
import { expect, test } from "vitest";
import { noteLines } from "./field-notes.tsx";

const field = { section: "skills", item: null, field: "technical" };
const note = (words: string, said: string, line: number | null = null): FieldNote => ({
  field,
  line,
  words,
  note: said,
  check: "skills-shown",
});

test("nothing to say gives no lines", () => {
  expect(noteLines([])).toEqual([]);
});

test("words that are the whole line are not said again, and a note ends as a sentence", () => {
  const line = "Replaced a workbook of forty-one tabs with a package that anybody can run";
  expect(noteLines([note(line, "Says what was done, not what came of it", 1)])).toEqual([
    { line: 1, text: "Says what was done, not what came of it." },
  ]);
});

test("what is said alike of several words of a line is said once, of another line again", () => {
  const notes = [
    note("R", "In no bullet."),
    note("SQL", "In no bullet."),
    note("Worked on", "Names a duty.", 0),
    note("Worked on", "Names a duty.", 2),
  ];
  expect(noteLines(notes)).toEqual([
    { line: null, text: "“R”, “SQL”: In no bullet." },
    { line: 0, text: "“Worked on”: Names a duty." },
    { line: 2, text: "“Worked on”: Names a duty." },
  ]);
});
