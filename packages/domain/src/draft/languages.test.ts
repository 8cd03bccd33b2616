import { describe, expect, test } from "vitest";
import { draftToJsonResume } from "../export/draft-to-json-resume.ts";
import { outlineOf } from "../export/outline-of.ts";
import { toPlainText } from "../export/to-plain-text.ts";
import { typedGroups } from "../proof/typed-fields.ts";
import type { DraftEdit } from "./draft.ts";
import { itemsOf } from "./holders.ts";
import { itemTitle } from "./item-title.ts";
import { languageItem, languageText } from "./languages.ts";
import { newDraft } from "./new-draft.ts";
import { repairDraft } from "./repair-draft.ts";
import { toTemplateData } from "./template-data.ts";
import { add, edited, set } from "./testing/draft.ts";

const ID = "custom_7";
const SECTION = { id: ID, name: "Languages" };
const TAGS = [
  "हिन्दी (mother tongue)",
  "German (fluent, C1)",
  "Sign language (Indian)",
  "Tamil",
  " ",
];
const AMONG_SKILLS = edited(newDraft(), set("skills/languages", TAGS));
const ADD: DraftEdit = { kind: "add-section", ...SECTION, isRepeatable: true, like: "language" };
const APART = edited(AMONG_SKILLS, ADD);

test.each([
  ["Tamil", { title: "Tamil", level: "", cefr: "" }, "Tamil"],
  ["German (B2)", { title: "German", level: "", cefr: "B2" }, "German (B2)"],
  ["German (c1, fluent)", { title: "German", level: "fluent", cefr: "C1" }, "German (fluent, C1)"],
  ["Hindi: native", { title: "Hindi", level: "native", cefr: "" }, "Hindi (native)"],
  [
    "Urdu – working knowledge",
    { title: "Urdu", level: "working knowledge", cefr: "" },
    "Urdu (working knowledge)",
  ],
  [
    "Class 10 (A1+, oral)",
    { title: "Class 10", level: "A1+, oral", cefr: "" },
    "Class 10 (A1+, oral)",
  ],
])("%s is an entry with a level in words, by the framework, both or none", (tag, item, text) => {
  expect(languageItem(tag)).toEqual(item);
  expect(languageText(item)).toBe(text);
});

describe("languages in a section of their own", () => {
  test("are not made where a section could not be added, and nothing leaves the skills then", () => {
    expect(edited(AMONG_SKILLS, { ...ADD, id: "languages" })).toBe(AMONG_SKILLS);
    expect(edited(AMONG_SKILLS, { ...ADD, name: " " })).toBe(AMONG_SKILLS);
  });

  test("take over those among the skills, stand behind them, and come back from storage", () => {
    expect(APART.resumeData.skills.languages).toEqual([]);
    expect(itemsOf(APART, ID).map((item) => itemTitle(ID, item))).toEqual([
      { title: "हिन्दी", subtitle: "mother tongue" },
      { title: "German", subtitle: "fluent · C1" },
      { title: "Sign language", subtitle: "Indian" },
      { title: "Tamil", subtitle: "" },
    ]);
    const ids = APART.sections.map(({ id }) => id);
    expect(ids[ids.indexOf("skills") + 1]).toBe(ID);
    expect(repairDraft(structuredClone(APART))).toEqual(APART);
  });

  test("are printed, written and proved with their levels, and a blank one is not", () => {
    const draft = edited(APART, add(ID, "blank"), add(ID, "fr"), set(`${ID}/fr/title`, "French"));
    expect(toTemplateData(draft).custom[0]?.items.map(({ title }) => title)).toEqual([
      "हिन्दी (mother tongue)",
      "German (fluent, C1)",
      "Sign language (Indian)",
      "Tamil",
      "French",
    ]);
    expect(toPlainText(outlineOf(draft))).toContain("German (fluent, C1)");
    expect(draftToJsonResume(draft).languages).toContainEqual({
      language: "German",
      fluency: "fluent, C1",
    });
    const typed = typedGroups(draft).flatMap(({ fields }) => fields.map((field) => field.typed));
    expect(typed).toEqual(expect.arrayContaining(["German", "fluent", "C1", "French"]));
  });

  test("are printed without levels where none are chosen, and not exported while hidden", () => {
    const bare = edited(APART, { kind: "choose", chosen: { levels: "none" } });
    expect(toTemplateData(bare).custom[0]?.items.map(({ title }) => title)).toEqual([
      "हिन्दी",
      "German",
      "Sign language (Indian)",
      "Tamil",
    ]);
    const hidden = edited(APART, { kind: "hide-section", id: ID, isHidden: true });
    expect(draftToJsonResume(hidden)).not.toHaveProperty("languages");
  });
});
