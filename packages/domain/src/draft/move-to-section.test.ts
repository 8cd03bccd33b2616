import { describe, expect, test } from "vitest";
import { type DraftEdit, MAX_FIELD_TEXT, MAX_ITEMS } from "./draft.ts";
import { itemsOf } from "./holders.ts";
import { misfitsOf, sectionsToMoveTo } from "./move-to-section.ts";
import { add, edited, filledDraft, set } from "./testing/draft.ts";

const move = (section: string, id: string, to: string): DraftEdit => ({
  kind: "move-to-section",
  section,
  id,
  to,
});

const PROJECT = [
  add("projects", "p"),
  set("projects/p/name", "Crop prices"),
  set("projects/p/role", "Team lead"),
  set("projects/p/startDate", "Jan 2024"),
  set("projects/p/technologies", ["Python", "SQL"]),
  set("projects/p/description", "• Forecasts a week ahead."),
];

describe("moving an entry to another section", () => {
  test.each([
    ["that is not there", move("experience", "a", "custom_9")],
    ["that is no list", move("experience", "a", "skills")],
    ["that it is in", move("experience", "a", "experience")],
    ["of an entry that is not there", move("experience", "z", "projects")],
  ])("%s changes nothing", (_name, edit) => {
    const draft = filledDraft();
    expect(edited(draft, edit)).toBe(draft);
  });

  test("changes nothing where the list is full or the text would be too long", () => {
    const many = Array.from({ length: MAX_ITEMS }, (_, n) => add("awards", `n${n}`));
    const full = edited(filledDraft(), ...many);
    expect(edited(full, move("experience", "a", "awards"))).toBe(full);
    expect(sectionsToMoveTo(full, "experience").map(({ id }) => id)).not.toContain("awards");
    const long = edited(filledDraft(), set("experience/a/description", "x".repeat(MAX_FIELD_TEXT)));
    expect(edited(long, move("experience", "a", "custom_1"))).toBe(long);
  });

  test("takes the fields that fit, whatever they are called there", () => {
    const draft = edited(filledDraft(), move("experience", "b", "education"));
    expect(misfitsOf(filledDraft(), "experience", "b", "education")).toEqual([]);
    expect(itemsOf(draft, "education").at(-1)).toMatchObject({
      id: "b",
      degree: "Data Analyst",
      institution: "Meghdoot Logistics",
    });
    expect(itemsOf(draft, "experience").map(({ id }) => id)).toEqual(["a"]);
  });

  test("says what has no field there, and keeps it as lines of the text", () => {
    const draft = edited(filledDraft(), ...PROJECT);
    expect(misfitsOf(draft, "projects", "p", "experience")).toEqual([
      { label: "Role", text: "Team lead" },
      { label: "Technologies", text: "Python, SQL" },
    ]);
    expect(
      itemsOf(edited(draft, move("projects", "p", "experience")), "experience").at(-1),
    ).toMatchObject({
      title: "Crop prices",
      company: "",
      startDate: "Jan 2024",
      description: "• Forecasts a week ahead.\nRole: Team lead\nTechnologies: Python, SQL",
    });
  });

  test("writes the end of what goes on where there is no box for it", () => {
    const draft = edited(filledDraft(), move("experience", "a", "projects"));
    expect(itemsOf(draft, "projects").at(-1)).toMatchObject({ endDate: "Present" });
  });

  test("shows a hidden section that was empty, and keeps a hidden entry hidden", () => {
    const hidden = { kind: "hide-item", section: "experience", id: "a", isHidden: true } as const;
    const draft = edited(filledDraft(), hidden, move("experience", "a", "awards"));
    expect(draft.sections.find(({ id }) => id === "awards")).toEqual({
      id: "awards",
      isHidden: false,
    });
    expect(itemsOf(draft, "awards")).toMatchObject([{ id: "a", isHidden: true }]);
  });

  test("gives another id where its own is taken", () => {
    const draft = edited(filledDraft(), add("awards", "a"), move("experience", "a", "awards"));
    expect(itemsOf(draft, "awards").map(({ id }) => id)).toEqual(["a", "a-2"]);
  });
});
