import { describe, expect, test } from "vitest";
import { LANGUAGE_IDS, LANGUAGES } from "../account/index.ts";
import { outlineOf } from "../export/outline-of.ts";
import { toPlainText } from "../export/to-plain-text.ts";
import { sectionKindOf } from "../lexicon/section-names.ts";
import { TONGUE_IDS, TONGUES } from "../lexicon/tongues/index.ts";
import { isUntil } from "../read/fields/item-parts.ts";
import { findDates } from "../read/patterns/dates.ts";
import { differencesBetween } from "../versions/differences-between.ts";
import { mergeDrafts } from "../versions/merge-drafts.ts";
import type { DraftEdit } from "./draft.ts";
import { printedDate, printedWords } from "./printed-words.ts";
import { repairDraft } from "./repair-draft.ts";
import { sectionsOf } from "./sections-of.ts";
import { toTemplateData } from "./template-data.ts";
import { edited, filledDraft, set } from "./testing/draft.ts";

const rename = (id: string, name: string): DraftEdit => ({ kind: "rename-section", id, name });
const HINDI: DraftEdit = { kind: "choose-language", language: "hi" };

const hide = (isHidden: boolean): DraftEdit => ({ kind: "hide-section", id: "skills", isHidden });

describe("a language of headings", () => {
  test("is English unless one is chosen, and changes nothing then", () => {
    const draft = filledDraft();
    expect(printedWords(draft)).toEqual({});
    expect(edited(draft, { kind: "choose-language", language: null })).toBe(draft);
    expect(edited(draft, HINDI, { kind: "choose-language", language: null })).toEqual(draft);
    expect(repairDraft({ ...draft, language: "tlh" })).toEqual(draft);
  });

  test("is of headings, months and words beside values, in what is exported too", () => {
    const draft = edited(filledDraft(), HINDI, set("personal/summary", "Counts."));
    expect(toTemplateData(draft)).toMatchObject({
      labels: { experience: "कार्य अनुभव", present: "वर्तमान" },
      experience: [{ startDate: "जनवरी 2025" }, {}],
    });
    const text = toPlainText(outlineOf(draft));
    for (const words of ["सारांश", "कार्य अनुभव", "जनवरी 2025 – वर्तमान", "तकनीकी कौशल: SQL"]) {
      expect(text).toContain(words);
    }
    expect(repairDraft(structuredClone(draft))).toEqual(draft);
  });

  test.each([
    ["Summer 2020", "Summer 2020"],
    ["06/2022", "06/2022"],
    ["Mar 2024", "मार्च 2024"],
    ["1 Sept. 2021", "1 सितंबर 2021"],
    ["Present", "वर्तमान"],
    ["May be later", "May be later"],
  ])("prints %s as %s", (typed, printed) => {
    expect(printedDate(typed, "hi")).toBe(printed);
    expect(printedDate(typed, undefined)).toBe(typed);
  });
});

describe("a renamed heading", () => {
  test("stands over that section, whatever the language, and its id stays", () => {
    const draft = edited(filledDraft(), HINDI, rename("experience", " Where I worked "));
    expect(printedWords(draft)).toMatchObject({ experience: "Where I worked", skills: "कौशल" });
    expect(sectionsOf(draft).find(({ id }) => id === "experience")?.name).toBe("Where I worked");
    expect(outlineOf(draft).sections.map(({ heading }) => heading)).toContain("Where I worked");
    expect(repairDraft(structuredClone(draft))).toEqual(draft);
  });

  test("of personal is that of the summary", () => {
    const draft = edited(filledDraft(), rename("personal", "About me"));
    expect(printedWords(draft)).toEqual({ summary: "About me" });
    expect(sectionsOf(draft)[0]?.name).toBe("Personal");
  });

  test("goes with a blank name or its own", () => {
    const renamed = edited(filledDraft(), rename("skills", "Tools"));
    expect(edited(renamed, rename("skills", " "))).toEqual(filledDraft());
    expect(edited(renamed, rename("skills", "Skills"))).toEqual(filledDraft());
  });

  test("stays when its section is hidden and shown", () => {
    const draft = edited(filledDraft(), rename("skills", "Tools"));
    expect(edited(draft, hide(true), hide(false))).toEqual(draft);
  });

  test("and a language merge with what another device did", () => {
    const base = filledDraft();
    const mine = edited(base, rename("skills", "Tools"));
    const theirs = edited(base, HINDI, set("personal/title", "Analyst"));
    const { draft, conflicts } = mergeDrafts(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(printedWords(draft)).toMatchObject({ skills: "Tools", education: "शिक्षा" });
    expect(differencesBetween(base, draft)).toMatchObject([
      { kind: "field" },
      { label: "Language of the headings", before: "English", after: "Hindi" },
      { label: "Tools · Section Name", before: "As the template begins", after: "Tools" },
    ]);
  });
});

test("each language of headings can be chosen for an account, under the same name", () => {
  const [english, ...others] = LANGUAGES;
  expect(english.id).toBe("en");
  expect(LANGUAGES.map(({ id }) => id)).toEqual(LANGUAGE_IDS);
  expect(others).toEqual(
    TONGUE_IDS.map((id) => ({ id, name: TONGUES[id].name, own: TONGUES[id].own })),
  );
});

describe.each(TONGUE_IDS)("the words of %s", (id) => {
  const { words, months } = TONGUES[id];

  test("are headings that our reader knows", () => {
    const kinds = [
      "summary",
      "experience",
      "education",
      "skills",
      "projects",
      "certifications",
    ] as const;
    const more = ["awards", "publications", "references", "contact", "languages"] as const;
    for (const kind of [...kinds, ...more]) {
      expect([words[kind], sectionKindOf(words[kind])]).toEqual([words[kind], kind]);
    }
  });

  test("are dates that our reader knows", () => {
    expect(months).toHaveLength(12);
    for (const [i, month] of months.entries()) {
      const [found] = findDates(`${month} 2021 – ${words.present}`);
      expect([month, found?.start?.date.month, found?.current]).toEqual([month, i + 1, true]);
    }
    expect(isUntil(words.validUntil)).toBe(true);
  });

  test("are all there, each in its own script", () => {
    for (const word of [...Object.values(words), ...months])
      expect(word).not.toMatch(/[A-Za-z]|^$/u);
  });
});
