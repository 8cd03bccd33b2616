import { expect, test } from "vitest";
import { applyEdit, newDraft } from "../draft/index.ts";
import type { DraftEdit } from "../draft/draft.ts";
import { readResume } from "../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../read/testing/page.ts";
import { reportOn } from "../report/report-on.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";
import { notesOf } from "./notes.ts";
import { proveExport } from "./prove-export.ts";

const JOB = { section: "experience", item: "job" };
const BULLETS = [
  "Built the returns board in Power BI for 42 shops",
  "Responsible for weekly sales reports in Excel",
  "Cut weekly reporting from nine hours to one",
];

const EDITS: readonly DraftEdit[] = [
  { kind: "add-item", section: "experience", id: "job" },
  { kind: "set-field", field: { ...JOB, field: "title" }, value: "Data Analyst" },
  { kind: "set-field", field: { ...JOB, field: "company" }, value: "Kaveri Retail" },
  { kind: "set-field", field: { ...JOB, field: "startDate" }, value: "Apr 2021" },
  { kind: "set-field", field: { ...JOB, field: "current" }, value: true },
];

const LINES: readonly PageLine[] = [
  ["Experience", { size: 14, bold: true }],
  ["Data Analyst, Kaveri Retail", { bold: true }],
  "Apr 2021 – Present",
];

/** @param printed  the bullets as the file has them */
function notes(bullets = BULLETS, printed = bullets) {
  const told: DraftEdit = {
    kind: "set-field",
    field: { ...JOB, field: "description" },
    value: bullets.map((bullet) => `• ${bullet}`).join("\n"),
  };
  const draft = [...EDITS, told].reduce(applyEdit, newDraft());
  const lines = [...LINES, ...printed.map((bullet) => `• ${bullet}`)];
  const reading = readResume(documentOf(page(lines)));
  return notesOf(reportOn(reading, FILE, NO_TARGET, CAREERS), proveExport(draft, reading));
}

test("words that hide what was done are noted at their line of the description", () => {
  expect(notes().fields).toContainEqual(
    expect.objectContaining({
      field: { ...JOB, field: "description" },
      line: 1,
      words: "Responsible for",
    }),
  );
});

test("what a reader puts behind a line is not noted at it, and a mark on a letter names its word", () => {
  const open = "Cut weekly reporting from nine hours to one";
  const closed = ["Built the returns board for 42 shops.", "Trained six people in Excel."];
  const punctuation = (printed: string) =>
    notes([...closed, open], [...closed, printed]).fields.filter(
      ({ note }) => note === "No full stop here.",
    );
  expect(punctuation(`${open} tara.example/stock`)).toEqual([]);
  expect(punctuation(open).map(({ line, words }) => [line, words])).toEqual([[2, "one"]]);
});

test("the same words at the same line are noted once, however many checks name them", () => {
  const keys = notes().fields.map(({ field, line, words }) => JSON.stringify([field, line, words]));
  expect(new Set(keys).size).toBe(keys.length);
});

test("the improvements are those of the report with their places, the largest gain first, and nothing about a job", () => {
  const { improvements } = notes();
  const gains = improvements.map(({ gain }) => gain);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(improvements.some(({ checkId }) => checkId === "terms-asked")).toBe(false);
  const placesOf = (checkId: string) =>
    improvements.find((one) => one.checkId === checkId)?.places.map(({ words }) => words);
  expect(placesOf("contact-found")).toEqual([]);
  expect(placesOf("opening-verbs")).toEqual(["Responsible for"]);
});
