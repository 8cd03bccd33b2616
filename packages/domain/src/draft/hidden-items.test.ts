import { describe, expect, test } from "vitest";
import { draftToJsonResume } from "../export/draft-to-json-resume.ts";
import { outlineOf } from "../export/outline-of.ts";
import { typedGroups } from "../proof/typed-fields.ts";
import { mergeDrafts } from "../versions/merge-drafts.ts";
import { differencesBetween } from "../versions/differences-between.ts";
import type { DraftEdit } from "./draft.ts";
import { isSectionComplete } from "./filled.ts";
import { withoutHiddenItems } from "./hidden-items.ts";
import { repairDraft } from "./repair-draft.ts";
import { shownItemsOf, toTemplateData } from "./template-data.ts";
import { edited, filledDraft, set } from "./testing/draft.ts";

const hide = (section: string, id: string, isHidden = true): DraftEdit => ({
  kind: "hide-item",
  section,
  id,
  isHidden,
});

describe("a hidden entry", () => {
  test("of a place that is not there changes nothing, nor does showing what is shown", () => {
    const draft = filledDraft();
    expect(edited(draft, hide("experience", "z"), hide("skills", "a"))).toBe(draft);
    expect(edited(draft, hide("experience", "a", false))).toBe(draft);
  });

  test("stays in the draft and comes back as it was", () => {
    const draft = edited(filledDraft(), hide("experience", "a"));
    expect(draft.resumeData.experience[0]).toMatchObject({ company: "Saral Commerce" });
    expect(repairDraft(structuredClone(draft))).toEqual(draft);
    expect(edited(draft, hide("experience", "a", false))).toEqual(filledDraft());
  });

  test("is in nothing that others read", () => {
    const draft = edited(filledDraft(), hide("experience", "a"), hide("custom_1", "v"));
    const { meta: _meta, ...file } = draftToJsonResume(draft);
    const shown = JSON.stringify([
      toTemplateData(draft),
      file,
      outlineOf(draft),
      typedGroups(draft),
      withoutHiddenItems(draft),
    ]);
    expect(shown).not.toMatch(/Saral|Blood/u);
    expect(shown).toContain("Meghdoot");
    expect(shownItemsOf(draft, "experience").map(({ id }) => id)).toEqual(["b"]);
  });

  test("does not make its section complete", () => {
    const draft = filledDraft();
    expect(isSectionComplete(draft, "experience")).toBe(true);
    expect(isSectionComplete(edited(draft, hide("experience", "a")), "experience")).toBe(false);
  });

  test("is one difference, in words", () => {
    const draft = filledDraft();
    expect(differencesBetween(draft, edited(draft, hide("experience", "b")))).toMatchObject([
      {
        label: "Experience · Data Analyst, Meghdoot Logistics · Hidden",
        before: false,
        after: true,
      },
    ]);
  });

  test("merges with what was written in it elsewhere, and so does showing it again", () => {
    const base = filledDraft();
    const title = set("experience/a/title", "Lead Analyst");
    const merged = mergeDrafts(base, edited(base, title), edited(base, hide("experience", "a")));
    expect(merged).toEqual({
      draft: edited(base, title, hide("experience", "a")),
      conflicts: [],
    });
    const hidden = edited(base, hide("experience", "a"));
    expect(mergeDrafts(hidden, edited(hidden, title), base).draft).toEqual(edited(base, title));
  });
});
