import { describe, expect, test } from "vitest";
import type { DraftEdit } from "../draft/draft.ts";
import { newDraft } from "../draft/new-draft.ts";
import { add, addSection, copyOf, edited, filledDraft, set } from "../draft/testing/draft.ts";
import { differencesBetween } from "./differences-between.ts";

/** What those edits change in the filled draft. */
function differences(...edits: readonly DraftEdit[]) {
  return differencesBetween(filledDraft(), copyOf(edited(filledDraft(), ...edits)));
}

const labels = (...edits: readonly DraftEdit[]) => differences(...edits).map(({ label }) => label);

describe("differencesBetween", () => {
  test("is empty for two drafts that hold the same", () => {
    expect(differencesBetween(filledDraft(), copyOf(filledDraft()))).toEqual([]);
    expect(differencesBetween(newDraft(), newDraft())).toEqual([]);
  });

  test("names a field as a person would", () => {
    expect(differences(set("experience/a/startDate", "Feb 2025"))).toEqual([
      {
        kind: "field",
        key: '["field","experience","a","startDate"]',
        field: { section: "experience", item: "a", field: "startDate" },
        label: "Experience · Senior Data Analyst, Saral Commerce · Start date",
        before: "Jan 2025",
        after: "Feb 2025",
      },
    ]);
    expect(labels(set("personal/fullName", "Ishita"), set("skills/soft", ["Patience"]))).toEqual([
      "Personal · Full name",
      "Skills · Soft skills",
    ]);
    expect(labels(set("custom_1/v/description", "• Twice."))).toEqual([
      "Volunteering · Blood donation camp · Description",
    ]);
  });

  test("names an entry without a name by its place", () => {
    const draft = edited(filledDraft(), add("projects", "p"));
    const written = edited(draft, set("projects/p/url", "example.com"));
    expect(differencesBetween(draft, written).map(({ label }) => label)).toEqual([
      "Projects · Entry 1 · Link",
    ]);
  });

  test("tells what stands in an entry or a section that only one has", () => {
    expect(differences({ kind: "remove-item", section: "experience", id: "a" })).toMatchObject([
      {
        kind: "removed",
        label: "Experience · Senior Data Analyst, Saral Commerce",
        text: expect.stringMatching(
          /^Senior Data Analyst · Saral Commerce · Jan 2025 · • Built .*$/u,
        ),
      },
    ]);
    expect(
      differences(addSection("custom_2", false, "Motto"), set("custom_2/content", "Measure.")),
    ).toMatchObject([
      { kind: "added", section: "custom_2", item: null, label: "Motto", text: "Measure." },
    ]);
    expect(differences({ kind: "remove-section", id: "custom_1" })).toMatchObject([
      { kind: "removed", item: null, label: "Volunteering", text: "Blood donation camp" },
    ]);
  });

  test("shortens a long text between words, and shows no photo", () => {
    const [long] = differences(
      add("awards", "x"),
      set("awards/x/description", "every word ".repeat(99)),
    );
    expect(long).toMatchObject({ text: expect.stringMatching(/(?:every|word)…$/u) });
  });

  test("compares a photo without showing it in words", () => {
    const photo = "data:image/png;base64,iVBORw0KGgo=";
    expect(differences(set("personal/photo", photo))).toMatchObject([
      { label: "Personal · Photo", before: "", after: photo },
    ]);
  });

  test("names orders and settings", () => {
    expect(
      differences(
        { kind: "move-item", section: "experience", id: "b", to: 0 },
        { kind: "move-section", id: "skills", to: 1 },
        { kind: "hide-section", id: "awards", isHidden: false },
        { kind: "choose-template", id: "compact" },
        { kind: "choose", chosen: { photo: false, accent: "#0f6b6b", fontSize: 110 } },
        { kind: "rename-section", id: "custom_1", name: "Camps" },
      ).map((each) => [each.label, "before" in each && each.before, "after" in each && each.after]),
    ).toEqual([
      [
        "Experience · Order",
        ["Senior Data Analyst, Saral Commerce", "Data Analyst, Meghdoot Logistics"],
        ["Data Analyst, Meghdoot Logistics", "Senior Data Analyst, Saral Commerce"],
      ],
      [
        "Order of the sections",
        expect.arrayContaining(["Skills"]),
        expect.arrayContaining(["Skills"]),
      ],
      ["Template", "modern", "compact"],
      ["Accent colour", "As the template begins", "#0f6b6b"],
      ["Font size", "As the template begins", "110 %"],
      ["Photo shown", "As the template begins", "No"],
      ["Awards hidden", "Yes", "No"],
      ["Camps · Section Name", "Volunteering", "Camps"],
    ]);
  });

  test("sees a change of a section's type", () => {
    const before = filledDraft();
    const [own] = before.resumeData.custom;
    const custom = own ? [{ ...own, isRepeatable: false, content: "Twice a year." }] : [];
    const after = { ...before, resumeData: { ...before.resumeData, custom } };
    expect(differencesBetween(before, after)).toMatchObject([
      { kind: "field", label: "Volunteering · Content", after: "Twice a year." },
      {
        kind: "setting",
        label: "Volunteering · Section Type",
        before: "Repeatable items",
        after: "Single entry",
      },
    ]);
  });
});
