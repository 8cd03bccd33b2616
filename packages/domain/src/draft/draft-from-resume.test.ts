import { describe, expect, test } from "vitest";
import { draftFromResume } from "./draft-from-resume.ts";
import { MAX_ITEMS } from "./draft.ts";
import { newDraft } from "./new-draft.ts";
import { toTemplateData } from "./template-data.ts";
import { filledDraft } from "./testing/draft.ts";

/** A counter that begins anew with each call. */
function counted(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

/** The contents of a draft as a resume: what `toTemplateData` has, without what only the editor keeps. */
function resumeOf(draft: ReturnType<typeof newDraft>) {
  const { sections: _sections, custom: _custom, ...resume } = toTemplateData(draft);
  return resume;
}

describe("draftFromResume", () => {
  test("gives a new draft for a resume without anything in it", () => {
    expect(draftFromResume(resumeOf(newDraft()), counted())).toEqual(newDraft());
  });

  test("cuts what goes beyond the limits", () => {
    const award = { title: "First prize", issuer: "", date: "", description: "" };
    const awards = Array.from({ length: MAX_ITEMS + 5 }, () => award);
    const draft = draftFromResume({ ...resumeOf(newDraft()), awards }, counted());
    expect(draft.resumeData.awards).toHaveLength(MAX_ITEMS);
  });

  test("keeps every field, and gives every entry an id of its own", () => {
    const resume = resumeOf(filledDraft());
    const draft = draftFromResume(resume, counted());
    expect(resumeOf(draft)).toEqual(resume);
    expect(draft.resumeData.experience.map(({ id }) => id)).toEqual(["id-1", "id-2"]);
    expect(draft.resumeData.education[0]?.id).toBe("id-3");
  });

  test("shows the sections that have something in them", () => {
    const publications = [{ title: "Delta", publisher: "", date: "", url: "", description: "" }];
    const draft = draftFromResume({ ...resumeOf(newDraft()), publications }, counted());
    const hidden = draft.sections.filter(({ isHidden }) => isHidden).map(({ id }) => id);
    expect(hidden).toEqual(["awards", "references"]);
  });
});
