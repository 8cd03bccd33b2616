import { newDraft, SECTIONS, type ResumeDraft as Draft } from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { ResumeDraft } from "./draft.ts";

const OWN = { id: "custom_talks", name: "Talks", isRepeatable: false, content: "One", items: [] };

function draftWith(part: Partial<Draft>, custom: Draft["resumeData"]["custom"] = []): Draft {
  const draft = newDraft();
  return { ...draft, resumeData: { ...draft.resumeData, custom }, ...part };
}

describe("a draft on its way in or out", () => {
  test("is refused with a photo that would have to be fetched", () => {
    const { resumeData } = newDraft();
    const personal = { ...resumeData.personal, photo: "https://example.in/me.png" };
    const draft = { ...newDraft(), resumeData: { ...resumeData, personal } };
    expect(ResumeDraft.safeParse(draft).success).toBe(false);
  });

  test("is refused with a type larger than any template has room for", () => {
    const draft = { ...newDraft(), chosen: { fontSize: 300 } };
    expect(ResumeDraft.safeParse(draft).success).toBe(false);
  });

  test("has each section once, whatever was sent", () => {
    const { sections } = newDraft();
    const skills = { id: "skills", isHidden: true };
    const sent = draftWith({
      sections: [skills, ...sections, skills, { id: "x", isHidden: false }],
    });
    const ids = ResumeDraft.parse(sent).sections.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(SECTIONS.map(({ id }) => id).toSorted());
  });

  test("lists a section of the person's own, and shows two with one id apart", () => {
    const { resumeData, sections } = ResumeDraft.parse(draftWith({}, [OWN, OWN]));
    const own = resumeData.custom.map(({ id }) => id);
    expect(new Set(own).size).toBe(2);
    expect(sections.map(({ id }) => id).slice(-2)).toEqual(own);
  });

  test("comes through as it is when nothing is wrong with it", () => {
    const sections = [...newDraft().sections, { id: OWN.id, isHidden: true }];
    const draft = draftWith(
      { sections, chosen: { accent: "#1a2b3c", fontSize: 110, lineHeight: 95 } },
      [OWN],
    );
    expect(ResumeDraft.parse(draft)).toEqual(draft);
  });
});
