import { blankValues } from "@taiyari/domain/fields";
import { newDraft, SECTIONS } from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { readTemplates } from "../../built-templates.ts";
import { type GivenDraft, makeDraft } from "../../testing/drafts.ts";
import { sharedDraft } from "./shared-draft.ts";

const TEMPLATES = readTemplates();

const PHOTO = "data:image/png;base64,iVBORw0KGgo=";

/** Something in every section. */
const FULL = {
  personal: { photo: PHOTO, email: "asha@example.com", summary: "Counts." },
  experience: [
    {
      ...blankValues("experience"),
      id: "e",
      title: "Analyst",
      startDate: "Jan 2022",
      endDate: "Mar 2027",
      current: true,
    },
  ],
  education: [
    { ...blankValues("education"), id: "d", degree: "B.Sc.", startDate: "2016", endDate: "2019" },
  ],
  skills: { technical: ["SQL"], soft: ["Patience"], languages: ["Tamil"] },
  projects: [{ ...blankValues("projects"), id: "p", name: "Map", technologies: ["SVG"] }],
  certifications: [{ ...blankValues("certifications"), id: "c", name: "CA" }],
  awards: [{ ...blankValues("awards"), id: "a", title: "Medal" }],
  publications: [{ ...blankValues("publications"), id: "b", title: "Paper" }],
  references: [{ ...blankValues("references"), id: "r", name: "Meera" }],
  custom: [
    { id: "custom_1", name: "Patents", isRepeatable: false, content: "A pump", items: [] },
    {
      id: "custom_2",
      name: "Talks",
      isRepeatable: true,
      content: "",
      items: [{ id: "t", title: "Pune", description: "" }],
    },
  ],
} satisfies GivenDraft;

const ALL = [...SECTIONS.map(({ id }) => id), "custom_1", "custom_2"];

/** All sections shown but these. */
const hiding = (...ids: readonly string[]) =>
  makeDraft({
    ...FULL,
    sections: ALL.map((id) => ({ id, isHidden: ids.includes(id) })),
    chosen: { photo: true },
  });

const shared = (draft: ReturnType<typeof makeDraft>) => sharedDraft(draft, TEMPLATES);

describe("a shared draft", () => {
  test("holds no heading of a hidden section", () => {
    const draft = hiding("awards");
    const sections = draft.sections.map((each) => ({ ...each, heading: `Own ${each.id}` }));
    const headings = JSON.stringify(shared({ ...draft, sections }).sections);
    expect(headings).toContain("Own skills");
    expect(headings).not.toContain("Own awards");
  });

  test("holds no hidden entry", () => {
    const draft = makeDraft({
      ...FULL,
      awards: FULL.awards.map((award) => ({ ...award, isHidden: true })),
      sections: ALL.map((id) => ({ id, isHidden: false })),
    });
    expect(JSON.stringify(shared(draft))).not.toContain("Medal");
  });

  test.each(SECTIONS.map(({ id }) => id))("holds nothing of %s when that is hidden", (id) => {
    const { resumeData } = shared(hiding(id));

    expect(Reflect.get(resumeData, id)).toEqual(Reflect.get(newDraft().resumeData, id));
    const others = ALL.filter((other) => other !== id && !other.startsWith("custom_"));
    for (const other of others) {
      expect(Reflect.get(resumeData, other)).not.toEqual(Reflect.get(newDraft().resumeData, other));
    }
  });

  test("does not even name a hidden section of the person's own", () => {
    const { resumeData, sections } = shared(hiding("custom_1"));

    expect(resumeData.custom.map(({ id }) => id)).toEqual(["custom_2"]);
    expect(sections.map(({ id }) => id)).not.toContain("custom_1");
  });

  test("holds nothing of a section that is listed twice, shown and hidden, or not at all", () => {
    const twice = makeDraft({
      ...FULL,
      sections: [
        { id: "references", isHidden: false },
        { id: "references", isHidden: true },
      ],
    });

    const { resumeData } = shared(twice);

    expect(resumeData).toEqual(newDraft().resumeData);
  });

  test("holds nothing that a section was filled with while it was of the other type", () => {
    const custom = FULL.custom.map((own) => ({ ...own, isRepeatable: !own.isRepeatable }));
    const { resumeData } = shared(makeDraft({ ...FULL, custom, sections: hiding().sections }));

    expect(resumeData.custom.map(({ content, items }) => [content, items.length])).toEqual([
      ["", 0],
      ["", 0],
    ]);
  });

  test("has no photo where the looks leave it out", () => {
    const draft = hiding();

    expect(shared({ ...draft, chosen: { photo: false } }).resumeData.personal.photo).toBe("");
    expect(shared({ ...draft, chosen: {} }).resumeData.personal.photo).toBe("");
    expect(shared({ ...draft, chosen: { photo: true } }).resumeData.personal.photo).toBe(PHOTO);
  });

  test("is the draft itself where nothing is hidden, but for an end that Present stands for", () => {
    const draft = hiding();

    expect(shared(draft)).toEqual({
      ...draft,
      resumeData: {
        ...draft.resumeData,
        experience: [{ ...FULL.experience[0], endDate: "" }],
      },
    });
  });
});
