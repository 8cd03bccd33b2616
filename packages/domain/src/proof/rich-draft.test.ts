import { expect, test } from "vitest";
import { findInDraft } from "../draft/find/find-in-draft.ts";
import { plainDraft } from "../draft/plain-draft.ts";
import { edited, filledDraft, set } from "../draft/testing/draft.ts";
import { toTemplateData } from "../draft/template-data.ts";
import { withWordsIn } from "../draft/with-words-in.ts";
import { draftToJsonResume } from "../export/draft-to-json-resume.ts";
import { importJson } from "../import/json/import-json.ts";
import { stored, written } from "../rich/testing/written.ts";
import { differencesBetween } from "../versions/differences-between.ts";
import { mergeDrafts } from "../versions/merge-drafts.ts";
import { typedGroups } from "./typed-fields.ts";

const FIELD = { section: "experience", item: "a", field: "description" };
const SHOWN = "• Built the <b>weekly</b> review.\n  • See <a https://x.in>the report</a>.";
const draft = edited(filledDraft(), set("experience/a/description", stored(SHOWN)));

const shownIn = ({ resumeData }: typeof draft) =>
  written(resumeData.experience[0]?.description ?? "");

test("a proof compares plain words", () => {
  const typed = typedGroups(draft)
    .flatMap(({ fields }) => fields)
    .find(({ field }) => field.item === "a" && field.field === "description");
  expect(typed?.parts).toEqual(["Built the weekly review.", "See the report."]);
});

test("words are found across looks, at their place among the plain words", () => {
  const [hit] = findInDraft(draft, "weekly review");
  expect(hit).toMatchObject({ at: 12, length: 13 });
  expect(hit?.excerpt).toBe("• Built the weekly review. • See the report.");
  expect(findInDraft(draft, "x.in")).toEqual([]);
});

test("a draft without looks is its own plain draft", () => {
  expect(plainDraft(filledDraft())).toStrictEqual(filledDraft());
  const same = filledDraft();
  expect(plainDraft(same)).toBe(same);
});

test("a proposal that is accepted leaves the looks of what stayed", () => {
  const value = "• Built and ran the weekly review of sales.\n  • See the report.";
  expect(shownIn(withWordsIn(draft, FIELD, value))).toBe(
    "• Built and ran the <b>weekly</b> review of sales.\n  • See <a https://x.in>the report</a>.",
  );
});

test("two devices that change the looks of two lines both keep theirs", () => {
  const looked = (text: string) => edited(draft, set("experience/a/description", stored(text)));
  const mine = looked(SHOWN.replace("Built", "<i>Built</i>"));
  const theirs = looked(SHOWN.replace("See", "<b>See</b>"));
  const merged = mergeDrafts(draft, mine, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(shownIn(merged.draft)).toBe(
    "• <i>Built</i> the <b>weekly</b> review.\n  • <b>See</b> <a https://x.in>the report</a>.",
  );
});

test("other looks are a difference, though the words are the same", () => {
  expect(differencesBetween(plainDraft(draft), draft).map(({ label }) => label)).toEqual([
    "Experience · Senior Data Analyst, Saral Commerce · Description",
  ]);
});

test("JSON Resume has plain words with addresses, and our own draft within its looks", () => {
  const file = draftToJsonResume(draft);
  expect(file.work?.[0]?.highlights).toEqual([
    "Built the weekly review.",
    "See the report (https://x.in).",
  ]);
  const back = importJson(JSON.stringify(file), () => "new");
  expect(back.ok && shownIn(back.value.draft)).toBe(SHOWN);
});

test("a template gets the looks", () => {
  expect(written(toTemplateData(draft).experience[0]?.description ?? "")).toBe(SHOWN);
});
