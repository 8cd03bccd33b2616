import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import {
  type DraftEdit,
  MAX_CUSTOM_SECTIONS,
  MAX_FIELD_TEXT,
  MAX_ITEMS,
  MAX_TAGS,
} from "./draft.ts";
import { itemsOf } from "./holders.ts";
import { canAdd } from "./limits.ts";
import { newDraft } from "./new-draft.ts";
import { valueOf } from "./sections-of.ts";
import { anyDraft, done, steps } from "./testing/arbitrary.ts";
import { add, addSection, at, copyOf, edited, filledDraft, set } from "./testing/draft.ts";

const PHOTO = "data:image/png;base64,iVBORw0KGgo=";

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe("applyEdit, when nothing changes", () => {
  const unchanging: Readonly<Record<string, DraftEdit>> = {
    "a field that is none": set("experience/a/salary", "12 LPA"),
    "a field of the object itself": set("experience/a/constructor", "x"),
    "the id of an entry": set("experience/a/id", "z"),
    "an entry that is not there": set("experience/z/title", "x"),
    "a section that is not there": set("custom_9/content", "x"),
    "an entry's field without an entry": set("experience/title", "x"),
    "the content of a repeatable section": set("custom_1/content", "x"),
    "a value that stands there": set("experience/b/title", "Data Analyst"),
    "tags that stand there": set("skills/technical", ["SQL", "Python", "dbt"]),
    "a photo from elsewhere": set("personal/photo", "https://example.com/me.jpg"),
    "a photo that is a script": set("personal/photo", "data:image/svg+xml;base64,PHN2Zz4="),
    "an entry with an id that is taken": add("experience", "a"),
    "an entry without an id": add("experience", ""),
    "an entry of a section that is no list": add("personal", "z"),
    "an entry of a section that is not there": add("custom_9", "z"),
    "the removal of what is not there": { kind: "remove-item", section: "experience", id: "z" },
    "a move to its own place": { kind: "move-item", section: "experience", id: "a", to: 0 },
    "a move beyond the end by the last": {
      kind: "move-item",
      section: "experience",
      id: "b",
      to: 9,
    },
    "a move of nothing": { kind: "move-item", section: "projects", id: "a", to: 0 },
    "a section moved to its place": { kind: "move-section", id: "personal", to: -3 },
    "hiding what is hidden": { kind: "hide-section", id: "awards", isHidden: true },
    "hiding what is not there": { kind: "hide-section", id: "custom_9", isHidden: true },
    "a section with a blank name": addSection("custom_2", true, "  "),
    "a section with an id that is taken": addSection("custom_1", true),
    "a section with an id of another kind": addSection("hobbies", true),
    "a blank new name": { kind: "rename-section", id: "custom_1", name: " " },
    "the name that a section every resume has by itself": {
      kind: "rename-section",
      id: "skills",
      name: "Skills",
    },
    "the removal of a section every resume has": { kind: "remove-section", id: "skills" },
    "the template it has": { kind: "choose-template", id: "modern" },
    "choices that are made": { kind: "choose", chosen: {} },
    "a reset of no choices": { kind: "reset-choices" },
  };

  test.each(Object.entries(unchanging))("gives the same draft back: %s", (_, edit) => {
    const draft = filledDraft();
    expect(applyEdit(draft, edit)).toBe(draft);
  });

  test("throws for a value of a type that the field does not hold", () => {
    const draft = filledDraft();
    expect(() => applyEdit(draft, set("experience/a/title", true))).toThrow("holds text");
    expect(() => applyEdit(draft, set("experience/a/current", "yes"))).toThrow("holds checkbox");
    expect(() => applyEdit(draft, set("skills/soft", "Patience"))).toThrow("holds tags");
  });

  test("adds nothing beyond the limits, and says so before", () => {
    let full = newDraft();
    for (let i = 0; i < MAX_ITEMS; i++) full = applyEdit(full, add("awards", `a${i}`));
    for (let i = 0; i < MAX_CUSTOM_SECTIONS; i++)
      full = applyEdit(full, addSection(`custom_${i}`, true));
    expect(canAdd(full, "awards")).toBe(false);
    expect(canAdd(full, null)).toBe(false);
    expect(applyEdit(full, add("awards", "more"))).toBe(full);
    expect(applyEdit(full, addSection("custom_more", true))).toBe(full);
    expect(canAdd(full, "projects")).toBe(true);
    expect(canAdd(full, "skills")).toBe(true);
    expect(canAdd(full, "personal")).toBe(false);
    expect(canAdd(newDraft(), null)).toBe(true);
  });
});

describe("applyEdit", () => {
  test("writes one field and shares everything else", () => {
    const before = filledDraft();
    const after = applyEdit(before, set("experience/b/location", "Pune"));
    expect(valueOf(after, at("experience/b/location"))).toBe("Pune");
    expect(after.resumeData.experience[0]).toBe(before.resumeData.experience[0]);
    expect(after.resumeData.education).toBe(before.resumeData.education);
    expect(after.sections).toBe(before.sections);
    expect(valueOf(before, at("experience/b/location"))).toBe("");
  });

  test("keeps the end date of something that becomes current", () => {
    const draft = edited(
      filledDraft(),
      set("experience/b/endDate", "Dec 2024"),
      set("experience/b/current", true),
    );
    expect(valueOf(draft, at("experience/b/endDate"))).toBe("Dec 2024");
  });

  test("cuts what goes beyond the limits, between whole characters", () => {
    const long = "x".repeat(MAX_FIELD_TEXT - 1);
    const draft = edited(
      filledDraft(),
      set("personal/summary", `${long}😀`),
      set(
        "skills/soft",
        Array.from({ length: MAX_TAGS + 1 }, (_, i) => `skill ${i}`),
      ),
      set("personal/title", "Ana\u0000lyst \uD800"),
    );
    expect(valueOf(draft, at("personal/summary"))).toBe(long);
    expect(valueOf(draft, at("skills/soft"))).toHaveLength(MAX_TAGS);
    expect(valueOf(draft, at("personal/title"))).toBe("Analyst \uFFFD");
  });

  test("takes an embedded photo, and takes it away", () => {
    const draft = applyEdit(newDraft(), set("personal/photo", PHOTO));
    expect(valueOf(draft, at("personal/photo"))).toBe(PHOTO);
    expect(applyEdit(draft, set("personal/photo", ""))).toEqual(newDraft());
  });

  test.each([
    { to: undefined, ids: ["a", "b", "new"] },
    { to: 1, ids: ["a", "new", "b"] },
    { to: -1, ids: ["new", "a", "b"] },
    { to: 99, ids: ["a", "b", "new"] },
    { to: Number.NaN, ids: ["a", "b", "new"] },
  ])("adds a blank entry at $to", ({ to, ids }) => {
    const edit = { ...add("experience", "new"), ...(to === undefined ? {} : { at: to }) };
    const draft = applyEdit(filledDraft(), edit);
    expect(idsOf(itemsOf(draft, "experience"))).toEqual(ids);
    expect(itemsOf(draft, "experience").find(({ id }) => id === "new")).toEqual({
      id: "new",
      title: "",
      company: "",
      location: "",
      startDate: "",
      endDate: "",
      current: false,
      description: "",
    });
  });

  test("adds another role at one company with its name and place, and nothing else", () => {
    const draft = edited(filledDraft(), set("experience/a/location", "Pune"));
    const role = { kind: "add-item", section: "experience", id: "n", at: 0, like: "a" } as const;
    expect(applyEdit(draft, role).resumeData.experience[0]).toEqual({
      id: "n",
      title: "",
      company: "Saral Commerce",
      location: "Pune",
      startDate: "",
      endDate: "",
      current: false,
      description: "",
    });
  });

  test("moves and removes an entry", () => {
    const moved = applyEdit(filledDraft(), {
      kind: "move-item",
      section: "experience",
      id: "b",
      to: 0,
    });
    expect(idsOf(itemsOf(moved, "experience"))).toEqual(["b", "a"]);
    const removed = applyEdit(moved, { kind: "remove-item", section: "experience", id: "b" });
    expect(idsOf(itemsOf(removed, "experience"))).toEqual(["a"]);
  });

  test("edits entries of a section that the person added", () => {
    const draft = edited(
      filledDraft(),
      add("custom_1", "w"),
      set("custom_1/w/description", "• Twice a year."),
      { kind: "move-item", section: "custom_1", id: "w", to: 0 },
      { kind: "remove-item", section: "custom_1", id: "v" },
    );
    expect(itemsOf(draft, "custom_1")).toEqual([
      { id: "w", title: "", description: "• Twice a year." },
    ]);
  });

  test("adds, renames, moves, hides and removes a section", () => {
    const added = edited(filledDraft(), addSection("custom_2", false, "  Motto "));
    expect(added.sections.at(-1)).toEqual({ id: "custom_2", isHidden: false });
    const changed = edited(
      added,
      { kind: "rename-section", id: "custom_2", name: "My motto" },
      { kind: "move-section", id: "custom_2", to: 1 },
      { kind: "hide-section", id: "custom_2", isHidden: true },
      set("custom_2/content", "Measure first."),
    );
    expect(changed.sections[1]).toEqual({ id: "custom_2", isHidden: true });
    expect(changed.resumeData.custom).toEqual([
      {
        id: "custom_2",
        name: "My motto",
        isRepeatable: false,
        content: "Measure first.",
        items: [],
      },
      added.resumeData.custom[0],
    ]);
    expect(applyEdit(changed, { kind: "remove-section", id: "custom_2" })).toEqual(filledDraft());
  });

  test("adds to the choices, and goes back to what the template begins with", () => {
    const chosen = edited(
      newDraft(),
      { kind: "choose-template", id: "compact" },
      { kind: "choose", chosen: { accent: "#0f6b6b" } },
      { kind: "choose", chosen: { paper: "letter" } },
    );
    expect(chosen).toMatchObject({
      currentTemplate: "compact",
      chosen: { accent: "#0f6b6b", paper: "letter" },
    });
    expect(applyEdit(chosen, { kind: "reset-choices" }).chosen).toEqual({});
  });

  test("replaces everything", () => {
    const other = newDraft();
    expect(applyEdit(filledDraft(), { kind: "replace", draft: other })).toBe(other);
  });

  test("never changes a draft that somebody holds", () => {
    fc.assert(
      fc.property(anyDraft, steps, (draft, list) => {
        const before = copyOf(draft);
        done(draft, list, "x");
        expect(draft).toEqual(before);
      }),
    );
  });

  test("keeps each section once, those of the person's own in the same order as their contents", () => {
    fc.assert(
      fc.property(anyDraft, ({ sections, resumeData }) => {
        const ids = idsOf(sections);
        expect(new Set(ids).size).toBe(ids.length);
        expect(idsOf(resumeData.custom)).toEqual(ids.filter((id) => id.startsWith("custom_")));
      }),
    );
  });
});
