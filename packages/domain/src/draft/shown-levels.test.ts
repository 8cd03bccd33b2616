import { expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { newDraft } from "./new-draft.ts";
import { toTemplateData } from "./template-data.ts";

const field = { section: "skills", item: null, field: "languages" };
const LANGUAGES = applyEdit(newDraft(), {
  kind: "set-field",
  field,
  value: ["Hindi (native)", "Sign language (Indian)"],
});

test("levels stay where nothing else was chosen, and with bars", () => {
  const bars = applyEdit(LANGUAGES, { kind: "choose", chosen: { levels: "bars" } });
  for (const draft of [LANGUAGES, bars]) {
    expect(toTemplateData(draft).skills.languages).toEqual([
      "Hindi (native)",
      "Sign language (Indian)",
    ]);
  }
});

test("levels are left out of the page, never of the draft; other brackets stay", () => {
  const none = applyEdit(LANGUAGES, { kind: "choose", chosen: { levels: "none" } });
  expect(toTemplateData(none).skills.languages).toEqual(["Hindi", "Sign language (Indian)"]);
  expect(none.resumeData.skills.languages).toContain("Hindi (native)");
});
