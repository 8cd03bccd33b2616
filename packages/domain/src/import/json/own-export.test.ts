import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, copyOf, edited, filledDraft, set } from "../../draft/testing/draft.ts";
import { anyDraft } from "../../draft/testing/arbitrary.ts";
import { newDraft } from "../../draft/new-draft.ts";
import { draftToJsonResume } from "../../export/draft-to-json-resume.ts";
import { counter, taken } from "../testing/imported.ts";
import { importJson } from "./import-json.ts";

const back = (value: unknown) => importJson(JSON.stringify(value), counter());

describe("our own export, imported", () => {
  test("of an empty draft is refused as empty", () => {
    expect(back(draftToJsonResume(newDraft()))).toEqual({ ok: false, problem: { kind: "empty" } });
  });

  test("with a damaged draft within is read as the JSON Resume it is", () => {
    const file = {
      ...copyOf(draftToJsonResume(filledDraft())),
      meta: { taiyari: { no: "draft" } },
    };
    const { source, draft } = taken(back(file));
    expect(source).toBe("json-resume");
    expect(draft.resumeData.experience.map(({ company }) => company)).toEqual([
      "Saral Commerce",
      "Meghdoot Logistics",
    ]);
  });

  test("is the draft it was made from, whatever the draft", () => {
    fc.assert(
      fc.property(anyDraft, fc.string({ unit: "grapheme" }), (made, text) => {
        const draft = edited(made, set("personal/summary", `Runs ${text.replaceAll("\0", "")}`));
        const imported = taken(back(draftToJsonResume(draft)));
        expect(imported.source).toBe("taiyari");
        expect(imported.draft).toEqual(draft);
        expect(imported.leftOut).toEqual([]);
      }),
    );
  });

  test("takes over what another tool changed, and keeps what it could not see", () => {
    const draft = edited(
      filledDraft(),
      { kind: "hide-section", id: "education", isHidden: true },
      { kind: "choose-template", id: "compact" },
      { kind: "hide-item", section: "experience", id: "b", isHidden: true },
      { kind: "choose-language", language: "hi" },
      add("skills", "g"),
      set("skills/g/skills", ["AWS"]),
      { kind: "hide-item", section: "skills", id: "g", isHidden: true },
      set("personal/phone", "+91 90000 11111"),
    );
    const file = copyOf(draftToJsonResume(draft));
    const changed = { ...file, basics: { ...file.basics, phone: "+91 90000 22222" } };
    const imported = taken(back(changed));
    expect(imported.draft.resumeData.personal.phone).toBe("+91 90000 22222");
    expect(imported.draft.resumeData.education).toEqual(draft.resumeData.education);
    expect(imported.draft.resumeData.custom).toEqual(draft.resumeData.custom);
    expect(imported.draft.currentTemplate).toBe("compact");
    expect(imported.draft.language).toBe("hi");
    expect(imported.draft.resumeData.experience[1]).toEqual(draft.resumeData.experience[1]);
    expect(imported.draft.resumeData.skills.groups).toEqual(draft.resumeData.skills.groups);
    expect(imported.draft.sections).toEqual(draft.sections);
  });
});
