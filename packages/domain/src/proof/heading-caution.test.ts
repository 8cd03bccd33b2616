import { expect, test } from "vitest";
import { SECTION_IDS } from "../fields/sections.ts";
import { TONGUES } from "../lexicon/tongues/index.ts";
import { headingCaution } from "./heading-caution.ts";

test("a name that no reader knows, and one of another section, are told with the usual one", () => {
  expect(headingCaution("experience", "Where I made a difference")).toBe(
    "Readers do not know “Where I made a difference” as a heading and may file what stands under it elsewhere. They know “Experience”.",
  );
  expect(headingCaution("experience", "Education")).toBe(
    "Readers take “Education” for the heading of education and file what stands under it there. They know “Experience”.",
  );
});

test("a blank name and a section of one's own have no caution", () => {
  expect(headingCaution("experience", " ")).toBeNull();
  expect(headingCaution("custom_1", "Where I made a difference")).toBeNull();
});

test("neither has a heading that readers know, in any language that the product prints", () => {
  expect(headingCaution("experience", "Work history")).toBeNull();
  for (const { words } of Object.values(TONGUES)) {
    for (const section of SECTION_IDS) {
      const heading = section === "personal" ? words.summary : words[section];
      expect(headingCaution(section, heading)).toBeNull();
    }
  }
});
