import { describe, expect, test } from "vitest";
import { isBlank, isSectionComplete } from "./filled.ts";
import { newDraft } from "./new-draft.ts";
import { add, addSection, edited, filledDraft, set } from "./testing/draft.ts";

describe("isSectionComplete", () => {
  test("is false for every section of a new draft, and for one that is not there", () => {
    const draft = newDraft();
    expect(draft.sections.filter(({ id }) => isSectionComplete(draft, id))).toEqual([]);
    expect(isSectionComplete(draft, "custom_1")).toBe(false);
  });

  test("asks for every required field, not for blanks in it", () => {
    const almost = edited(
      newDraft(),
      ...["fullName", "title", "email", "phone"].map((field) => set(`personal/${field}`, "x")),
      set("personal/location", "  "),
    );
    expect(isSectionComplete(almost, "personal")).toBe(false);
    expect(isSectionComplete(edited(almost, set("personal/location", "Kochi")), "personal")).toBe(
      true,
    );
  });

  test("asks one entry of a list for all of them", () => {
    expect(isSectionComplete(filledDraft(), "experience")).toBe(true);
    const two = edited(
      filledDraft(),
      set("experience/a/company", ""),
      set("experience/b/startDate", ""),
    );
    expect(isSectionComplete(two, "experience")).toBe(false);
  });

  test("counts a section that requires nothing once anything stands in it", () => {
    const draft = edited(newDraft(), addSection("custom_1", false));
    expect(isSectionComplete(draft, "custom_1")).toBe(false);
    expect(isSectionComplete(edited(draft, set("custom_1/content", "x")), "custom_1")).toBe(true);
    expect(isSectionComplete(edited(draft, set("skills/languages", ["தமிழ்"])), "skills")).toBe(
      true,
    );
  });
});

describe("isBlank", () => {
  test("is false once a word, a tag, a photo or a section of one's own is there", () => {
    const photo = "data:image/webp;base64,UklGRg==";
    expect(isBlank(edited(newDraft(), set("personal/email", "a@example.com")))).toBe(false);
    expect(isBlank(edited(newDraft(), set("skills/soft", ["Patience"])))).toBe(false);
    expect(isBlank(edited(newDraft(), set("personal/photo", photo)))).toBe(false);
    expect(isBlank(edited(newDraft(), addSection("custom_1", true)))).toBe(false);
    expect(isBlank(filledDraft())).toBe(false);
  });

  test("does not count blank entries, ticked boxes and looks", () => {
    const draft = edited(
      newDraft(),
      add("experience", "a"),
      set("experience/a/current", true),
      set("personal/summary", " \n"),
      { kind: "choose-template", id: "compact" },
      { kind: "move-section", id: "skills", to: 0 },
    );
    expect(isBlank(draft)).toBe(true);
  });
});
