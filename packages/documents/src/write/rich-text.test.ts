import { applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { outlineOf, toMarkdown, toPlainText } from "@taiyari/domain/export";
import { draftFromReading, importText } from "@taiyari/domain/import";
import { readResume } from "@taiyari/domain/read";
import { stored, written } from "@taiyari/domain/rich/testing";
import { expect, test } from "vitest";
import { readSource } from "../read-source.ts";
import { writeDocx } from "./write-docx.ts";

const LOOK = {
  accent: "#0f6b6b",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  language: "en-IN",
} as const;

const POINTS = [
  "• Cut the <b>month-end close</b> from 9 days to <b><i>4</i></b>, with two analysts in Pune.",
  "  • Wrote <a https://kavya.example/close>the method</a> down for six other teams to use.",
  "• Trained <i>nine</i> colleagues in SQL and window functions.",
].join("\n");

const VALUES = {
  title: "Senior Data Analyst",
  company: "Saral Commerce",
  startDate: "Jan 2020",
  endDate: "Mar 2024",
  description: stored(POINTS),
};

function draftWithLooks(): ResumeDraft {
  let id = 0;
  const begun = applyEdit(newDraft(), { kind: "add-item", section: "experience", id: `${id++}` });
  const named = applyEdit(begun, {
    kind: "set-field",
    field: { section: "personal", item: null, field: "fullName" },
    value: "Kavya Nair",
  });
  return Object.entries(VALUES).reduce(
    (draft, [field, value]) =>
      applyEdit(draft, {
        kind: "set-field",
        field: { section: "experience", item: "0", field },
        value,
      }),
    named,
  );
}

let ids = 0;
const newId = () => `id-${ids++}`;

test("a Word document of ours comes back with its bold, italic and linked words and its levels", async () => {
  const source = await readSource(writeDocx(outlineOf(draftWithLooks()), LOOK));
  if (!source.ok) throw new Error(source.problem.kind);
  const imported = draftFromReading(readResume(source.value), newId);
  if (!imported.ok) throw new Error(imported.problem.kind);
  expect(written(imported.value.draft.resumeData.experience[0]?.description ?? "")).toBe(POINTS);
});

test("Markdown has the looks, plain text the addresses", () => {
  const outline = outlineOf(draftWithLooks());
  expect(toMarkdown(outline)).toContain(
    [
      "- Cut the **month-end close** from 9 days to ***4***, with two analysts in Pune.",
      "  - Wrote [the method](<https://kavya.example/close>) down for six other teams to use.",
      "- Trained *nine* colleagues in SQL and window functions.",
    ].join("\n"),
  );
  expect(toPlainText(outline)).toContain(
    "  - Wrote the method (https://kavya.example/close) down for six other teams to use.\n",
  );
});

test("our own Markdown comes back with its looks", () => {
  const imported = importText(toMarkdown(outlineOf(draftWithLooks())), newId);
  if (!imported.ok) throw new Error(imported.problem.kind);
  const [job] = imported.value.draft.resumeData.experience;
  expect(written(job?.description ?? "")).toBe(POINTS);
});
