import { describe, expect, test } from "vitest";
import { newDraft } from "./new-draft.ts";
import { SECTIONS } from "./sections.ts";
import { definitionOf, savedFieldsOf, sectionsOf } from "./sections-of.ts";
import { addSection, edited, filledDraft } from "./testing/draft.ts";

/** The specification, sections 3 and 5: the fields of each section, "*" behind those that are required. */
const SPECIFIED = {
  personal: "fullName* title* email* phone* location* linkedin website summary",
  experience: "title* company* location startDate* endDate current description",
  education: "degree* institution* location startDate endDate current description",
  skills: "technical soft languages",
  projects: "name* role startDate endDate url description technologies",
  certifications: "name* issuer* date expiry description",
  awards: "title* issuer date description",
  publications: "title* publisher date url description",
  references: "name* position company email phone reference",
};

const idsOf = (id: string) =>
  savedFieldsOf(SECTIONS.find((section) => section.id === id)!).map((field) => field.id);

describe("SECTIONS", () => {
  test("has the sections and fields of the specification, in its order", () => {
    const found = SECTIONS.map(({ id, fields }) => [
      id,
      fields.map((field) => `${field.id}${field.required ? "*" : ""}`).join(" "),
    ]);
    expect(found).toEqual(Object.entries(SPECIFIED));
  });

  test("hides awards, publications and references at the beginning", () => {
    const hidden = SECTIONS.filter(({ isHidden }) => isHidden).map(({ id }) => id);
    expect(hidden).toEqual(["awards", "publications", "references"]);
  });

  test("has a field for every value that a new draft holds outside of lists", () => {
    const { personal, skills } = newDraft().resumeData;
    expect(idsOf("personal").toSorted()).toEqual(Object.keys(personal).toSorted());
    expect(idsOf("skills")).toEqual(Object.keys(skills));
  });
});

describe("sectionsOf", () => {
  test("gives a section of the person's own the fields of its type", () => {
    const draft = edited(
      newDraft(),
      addSection("custom_1", false, "Motto"),
      addSection("custom_2", true, "Camps"),
    );
    const own = sectionsOf(draft).filter(({ isCustom }) => isCustom);
    expect(own.map(({ name, isRepeatable }) => [name, isRepeatable])).toEqual([
      ["Motto", false],
      ["Camps", true],
    ]);
    expect(own.map(({ fields }) => fields.map(({ id, required }) => [id, required]))).toEqual([
      [["content", false]],
      [
        ["title", true],
        ["description", false],
      ],
    ]);
  });

  test("says what the person hid, whatever the section begins with", () => {
    const draft = edited(
      filledDraft(),
      { kind: "hide-section", id: "awards", isHidden: false },
      { kind: "hide-section", id: "skills", isHidden: true },
    );
    const hidden = sectionsOf(draft).filter(({ isHidden }) => isHidden);
    expect(hidden.map(({ id }) => id)).toEqual(["skills", "publications", "references"]);
  });

  test("knows no section that the draft does not have", () => {
    expect(definitionOf(newDraft(), "custom_1")).toBeUndefined();
    expect(definitionOf(newDraft(), "constructor")).toBeUndefined();
  });
});
