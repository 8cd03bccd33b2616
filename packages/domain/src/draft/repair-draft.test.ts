import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { MAX_CUSTOM_SECTIONS, MAX_FIELD_TEXT, MAX_ITEMS, MAX_TAG_TEXT, MAX_TAGS } from "./draft.ts";
import { newDraft } from "./new-draft.ts";
import { repairDraft } from "./repair-draft.ts";
import { anyDraft } from "./testing/arbitrary.ts";
import { copyOf, edited, filledDraft, set } from "./testing/draft.ts";
import { stored as withLooks } from "../rich/testing/written.ts";

/** A repaired draft of which only the contents were stored. */
function repaired(resumeData: unknown) {
  return repairDraft({ resumeData })?.resumeData;
}

describe("repairDraft", () => {
  test.each([
    null,
    undefined,
    42,
    "resumeDraft",
    true,
    [],
    {},
    { resumeData: null },
    { resumeData: { personal: "x", hobbies: [] } },
    { basics: { name: "A JSON of another schema" } },
    { currentTemplate: 7, sections: "none" },
  ])("gives null for %j, in which nothing belongs to a draft", (value) => {
    expect(repairDraft(value)).toBeNull();
  });

  test.each([
    "https://example.com/me.jpg",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/png;base64,%3Cscript%3E",
    "javascript:alert(1)",
    `data:image/png;base64,${"A".repeat(200_001)}`,
    7,
  ])("takes no photo that is not embedded: %s", (photo) => {
    expect(repaired({ personal: { photo, fullName: "Ishita Rao" } })?.personal).toMatchObject({
      photo: "",
      fullName: "Ishita Rao",
    });
  });

  test("keeps looks in descriptions alone", () => {
    const looked = withLooks("<b>Lead</b> analyst");
    const data = repaired({ experience: [{ title: looked, description: looked }] });
    expect(data?.experience[0]).toMatchObject({ title: "Lead analyst", description: looked });
  });

  test("drops names it does not know", () => {
    const data = repaired({
      personal: { fullName: "Ishita Rao", salary: "12 LPA" },
      experience: [{ id: "a", title: "Analyst", salary: 7 }],
      hobbies: ["Chess"],
    });
    expect(data?.personal).not.toHaveProperty("salary");
    expect(data?.experience[0]).not.toHaveProperty("salary");
    expect(data).not.toHaveProperty("hobbies");
  });

  test("keeps within the limits", () => {
    const data = repaired({
      personal: { summary: "x".repeat(MAX_FIELD_TEXT + 1) },
      skills: {
        technical: Array.from({ length: MAX_TAGS + 1 }, () => "y".repeat(MAX_TAG_TEXT + 1)),
      },
      awards: Array.from({ length: MAX_ITEMS + 1 }, () => ({})),
      custom: Array.from({ length: MAX_CUSTOM_SECTIONS + 1 }, () => ({ name: "x" })),
    });
    expect(data?.personal.summary).toHaveLength(MAX_FIELD_TEXT);
    expect(data?.skills.technical).toHaveLength(MAX_TAGS);
    expect(data?.skills.technical[0]).toHaveLength(MAX_TAG_TEXT);
    expect(data?.awards).toHaveLength(MAX_ITEMS);
    expect(data?.custom).toHaveLength(MAX_CUSTOM_SECTIONS);
  });

  test("gives entries without an id one by their place, the same each time", () => {
    const stored = {
      experience: [
        { title: "one" },
        { id: "experience-1" },
        { id: "a" },
        { id: "a" },
        { id: 7 },
        null,
      ],
      custom: [{ name: "Camps", items: [{}] }, { id: "camps" }],
    };
    const data = repaired(stored);
    expect(data?.experience.map(({ id }) => id)).toEqual([
      "experience-2",
      "experience-1",
      "a",
      "experience-4",
      "experience-5",
    ]);
    expect(data?.custom.map(({ id }) => id)).toEqual(["custom_1", "custom_2"]);
    expect(data?.custom[0]?.items[0]?.id).toBe("custom-1");
    expect(repaired(stored)).toEqual(data);
  });

  test("reads numbers as texts, texts with commas as tags, and what is nothing as blank", () => {
    const data = repaired({
      personal: { phone: 9_876_543_210, title: null, email: {}, website: Number.NaN },
      skills: { technical: "SQL, Python,, dbt", soft: ["Patience", 7, null, " "], languages: 3 },
      experience: [{ startDate: 2020, current: "true" }, { current: 1 }],
    });
    expect(data?.personal).toMatchObject({
      phone: "9876543210",
      title: "",
      email: "",
      website: "",
    });
    expect(data?.skills.technical.map((tag) => tag.trim())).toEqual(["SQL", "Python", "dbt"]);
    expect(data?.skills).toMatchObject({ soft: ["Patience", "7"], languages: [] });
    expect(data?.experience).toMatchObject([
      { startDate: "2020", current: true },
      { current: false },
    ]);
  });

  test("has each section once, in the order that was stored", () => {
    const draft = repairDraft({
      resumeData: { custom: [{ id: "custom_7", name: "Camps" }] },
      sections: [
        { id: "skills", isHidden: true },
        { id: "hobbies", isHidden: false },
        { id: "skills", isHidden: false },
        "personal",
        { id: "custom_7" },
      ],
    });
    expect(draft?.sections.slice(0, 3)).toEqual([
      { id: "skills", isHidden: true },
      { id: "custom_7", isHidden: false },
      { id: "personal", isHidden: false },
    ]);
    expect(draft?.sections.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...newDraft().sections.map(({ id }) => id), "custom_7"].toSorted((a, b) =>
        a.localeCompare(b),
      ),
    );
    expect(draft?.sections.find(({ id }) => id === "awards")?.isHidden).toBe(true);
  });

  test("hides a section that is listed twice, shown and hidden: nothing hidden comes to light", () => {
    const sections = [
      { id: "references", isHidden: false },
      { id: "references", isHidden: true },
    ];
    expect(repairDraft({ sections })?.sections[0]).toEqual({ id: "references", isHidden: true });
  });

  test("keeps choices that can be made, and the template's id", () => {
    const chosen = {
      accent: "#0f6b6b",
      fonts: "comic",
      density: "airy",
      paper: "a5",
      photo: "yes",
    };
    expect(repairDraft({ currentTemplate: "compact", chosen })).toEqual({
      ...newDraft(),
      currentTemplate: "compact",
      chosen: { accent: "#0f6b6b", density: "airy" },
    });
    expect(repairDraft({ sections: [], chosen: { accent: "red;}" } })?.chosen).toEqual({});
    const type = { fontSize: 500, lineHeight: "120" };
    expect(repairDraft({ sections: [], chosen: type })?.chosen).toEqual({ fontSize: 120 });
  });

  test("names a section that lost its name", () => {
    expect(repaired({ custom: [{ name: " " }] })?.custom[0]?.name).toBe("Section");
  });

  test("gives a draft that is right back as it is", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(repairDraft(copyOf(draft))).toEqual(draft);
      }),
    );
  });

  const parts = Object.keys(filledDraft().resumeData);
  const damaged = fc.oneof(
    fc.anything(),
    fc.record({
      resumeData: fc.dictionary(fc.constantFrom(...parts), fc.anything()),
      sections: fc.anything(),
      chosen: fc.anything(),
      currentTemplate: fc.anything(),
    }),
    fc.record({
      resumeData: fc.dictionary(
        fc.constantFrom(...parts),
        fc.array(
          fc.dictionary(fc.constantFrom("id", "title", "items", "current", "name"), fc.anything()),
        ),
      ),
      sections: fc.array(fc.record({ id: fc.constantFrom(...parts), isHidden: fc.anything() })),
    }),
  );

  test("never throws, and what it gives needs no repair", () => {
    fc.assert(
      fc.property(damaged, (value) => {
        const draft = repairDraft(value);
        expect(repairDraft(copyOf(draft))).toEqual(draft);
      }),
      { numRuns: sampling.runsOf(200) },
    );
  });

  test("keeps everything around one damaged value", () => {
    const text = JSON.stringify(filledDraft()).replace('"Saral Commerce"', "null");
    const draft = repairDraft(JSON.parse(text));
    expect(draft).toEqual(edited(filledDraft(), set("experience/a/company", "")));
  });
});
