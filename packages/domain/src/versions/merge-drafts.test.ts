import { describe, expect, test } from "vitest";
import { type DraftEdit, MAX_ITEMS, type ResumeDraft } from "../draft/draft.ts";
import { itemsOf } from "../draft/holders.ts";
import { newDraft } from "../draft/new-draft.ts";
import { valueOf } from "../draft/sections-of.ts";
import { add, addSection, at, copyOf, edited, filledDraft, set } from "../draft/testing/draft.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { keepMine, takeTheirs } from "./take-theirs.ts";

const DESCRIPTION = "experience/a/description";

/** Two people begin with the same draft, on two devices. */
function merge(mine: readonly DraftEdit[], theirs: readonly DraftEdit[], base = filledDraft()) {
  const others = copyOf(edited(base, ...theirs));
  const { draft, conflicts } = mergeDrafts(base, edited(base, ...mine), others);
  const keys = conflicts.map(({ key }) => key);
  return {
    draft,
    conflicts,
    taken: takeTheirs(draft, conflicts, keys, others),
    kept: keepMine(draft, conflicts, keys),
  };
}

const idsOf = (draft: ResumeDraft, section = "experience") =>
  itemsOf(draft, section).map(({ id }) => id);

const move = (id: string, to: number): DraftEdit => ({
  kind: "move-item",
  section: "experience",
  id,
  to,
});
const choose = (accent: string): DraftEdit => ({ kind: "choose", chosen: { accent } });

describe("mergeDrafts", () => {
  test("calls it a conflict when both wrote something else into one field, and keeps mine", () => {
    const { draft, conflicts, taken } = merge(
      [set("experience/a/startDate", "Feb 2025")],
      [set("experience/a/startDate", "Mar 2025")],
    );
    expect(conflicts).toMatchObject([
      {
        kind: "field",
        label: "Experience · Senior Data Analyst, Saral Commerce · Start date",
        before: "Mar 2025",
        after: "Feb 2025",
      },
    ]);
    expect(valueOf(draft, at("experience/a/startDate"))).toBe("Feb 2025");
    expect(valueOf(taken, at("experience/a/startDate"))).toBe("Mar 2025");
  });

  test("calls it a conflict when both changed the same line", () => {
    const write = (line: string) =>
      set(DESCRIPTION, `• Built the weekly review.\n${line}\n• Saved ₹1.4 crore.`);
    const { draft, conflicts, taken } = merge([write("• Led five.")], [write("• Led six.")]);
    expect(conflicts).toHaveLength(1);
    expect(valueOf(draft, at(DESCRIPTION))).toContain("• Led five.");
    expect(valueOf(taken, at(DESCRIPTION))).toContain("• Led six.");
  });

  test("takes lines that different people changed", () => {
    const { draft, conflicts } = merge(
      [set(DESCRIPTION, "• Built the daily review.\n• Led four analysts.\n• Saved ₹1.4 crore.")],
      [
        set(
          DESCRIPTION,
          "• Built the weekly review.\n• Led four analysts.\n• Saved ₹1.4 crore.\n• Hired two.",
        ),
      ],
    );
    expect(conflicts).toEqual([]);
    expect(valueOf(draft, at(DESCRIPTION))).toBe(
      "• Built the daily review.\n• Led four analysts.\n• Saved ₹1.4 crore.\n• Hired two.",
    );
  });

  test("shares with mine what theirs did not change", () => {
    const mine = filledDraft();
    const { draft } = mergeDrafts(
      copyOf(mine),
      mine,
      copyOf(edited(mine, set("skills/soft", ["Patience"]))),
    );
    expect(draft.resumeData.experience).toBe(mine.resumeData.experience);
    expect(draft.resumeData.personal).toBe(mine.resumeData.personal);
  });

  test("merges tags as a set", () => {
    const { draft, conflicts } = merge(
      [set("skills/technical", ["Excel", "SQL", "dbt"])],
      [set("skills/technical", ["SQL", "Python", "dbt", "Airflow"])],
    );
    expect(conflicts).toEqual([]);
    expect(valueOf(draft, at("skills/technical"))).toEqual(["Excel", "SQL", "dbt", "Airflow"]);
  });

  test("takes the order of tags from the side that changed it, and mine when both did", () => {
    const one = merge(
      [set("skills/technical", ["SQL", "Python", "dbt", "Excel"])],
      [set("skills/technical", ["dbt", "SQL", "Python"])],
    );
    expect(one.conflicts).toEqual([]);
    expect(valueOf(one.draft, at("skills/technical"))).toEqual(["dbt", "SQL", "Python", "Excel"]);
    const both = merge(
      [set("skills/technical", ["Python", "SQL", "dbt"])],
      [set("skills/technical", ["dbt", "SQL", "Python"])],
    );
    expect(both.conflicts).toHaveLength(1);
    expect(valueOf(both.draft, at("skills/technical"))).toEqual(["Python", "SQL", "dbt"]);
    expect(valueOf(both.taken, at("skills/technical"))).toEqual(["dbt", "SQL", "Python"]);
  });

  const remove: DraftEdit = { kind: "remove-item", section: "experience", id: "b" };
  const edit = set("experience/b/location", "Pune");

  test("keeps what I took away and they edited, and says so", () => {
    const { draft, conflicts, taken, kept } = merge([remove], [edit]);
    expect(conflicts).toMatchObject([
      {
        kind: "removed",
        section: "experience",
        item: "b",
        label: "Experience · Data Analyst, Meghdoot Logistics",
      },
    ]);
    expect(valueOf(draft, at("experience/b/location"))).toBe("Pune");
    expect(taken).toEqual(draft);
    expect(idsOf(kept)).toEqual(["a"]);
  });

  test("keeps what they took away and I edited, until theirs is taken", () => {
    const { draft, conflicts, taken, kept } = merge([edit], [remove]);
    expect(conflicts).toMatchObject([{ kind: "added", section: "experience", item: "b" }]);
    expect(valueOf(draft, at("experience/b/location"))).toBe("Pune");
    expect(idsOf(taken)).toEqual(["a"]);
    expect(kept).toBe(draft);
  });

  test("takes away what one side removed and the other only moved", () => {
    const { draft, conflicts } = merge([move("b", 0)], [remove]);
    expect(conflicts).toEqual([]);
    expect(idsOf(draft)).toEqual(["a"]);
  });

  test("does the same with a section of the person's own", () => {
    const away: DraftEdit = { kind: "remove-section", id: "custom_1" };
    const { draft, conflicts, taken } = merge([set("custom_1/v/title", "Eye camp")], [away]);
    expect(conflicts).toMatchObject([
      { kind: "added", section: "custom_1", item: null, label: "Volunteering" },
    ]);
    expect(valueOf(draft, at("custom_1/v/title"))).toBe("Eye camp");
    expect(taken.sections.some(({ id }) => id === "custom_1")).toBe(false);
    const kept = merge([away], [{ kind: "rename-section", id: "custom_1", name: "Camps" }]);
    expect(kept.kept.resumeData.custom).toEqual([]);
    expect(kept.conflicts).toMatchObject([
      { kind: "removed", section: "custom_1", text: "Blood donation camp" },
    ]);
    expect(kept.draft.resumeData.custom[0]?.name).toBe("Camps");
    const gone = merge([away], [{ kind: "hide-section", id: "custom_1", isHidden: true }]);
    expect(gone.conflicts).toEqual([]);
    expect(gone.draft.resumeData.custom).toEqual([]);
  });

  test("has the entries and sections that either side added, each where it was put", () => {
    const { draft, conflicts } = merge(
      [
        { ...add("experience", "m"), at: 0 } as DraftEdit,
        set("experience/m/title", "Lead"),
        addSection("custom_2", false, "Motto"),
      ],
      [
        { ...add("experience", "t"), at: 1 } as DraftEdit,
        set("experience/t/title", "Intern"),
        addSection("custom_3", true, "Talks"),
      ],
    );
    expect(conflicts).toEqual([]);
    expect(idsOf(draft)).toEqual(["m", "a", "t", "b"]);
    expect(draft.sections.slice(-3).map(({ id }) => id)).toEqual([
      "custom_1",
      "custom_2",
      "custom_3",
    ]);
    expect(draft.resumeData.custom.map(({ name }) => name)).toEqual([
      "Volunteering",
      "Motto",
      "Talks",
    ]);
  });

  test("merges an entry that both added with the same id, field by field", () => {
    const { draft, conflicts } = merge(
      [add("awards", "x"), set("awards/x/title", "First prize")],
      [add("awards", "x"), set("awards/x/title", "Second prize"), set("awards/x/issuer", "AICTE")],
    );
    expect(conflicts).toMatchObject([
      { kind: "field", before: "Second prize", after: "First prize" },
    ]);
    expect(itemsOf(draft, "awards")).toMatchObject([{ title: "First prize", issuer: "AICTE" }]);
  });

  test("calls an order a conflict only when both changed it, and not alike", () => {
    const three = edited(
      filledDraft(),
      add("experience", "c"),
      set("experience/c/title", "Trainee"),
    );
    expect(merge([move("c", 0)], [move("c", 0)], three).conflicts).toEqual([]);
    const one = merge([set("experience/a/title", "Head")], [move("c", 0)], three);
    expect(one.conflicts).toEqual([]);
    expect(idsOf(one.draft)).toEqual(["c", "a", "b"]);
    const both = merge([move("c", 0)], [move("b", 0)], three);
    expect(both.conflicts).toMatchObject([
      {
        kind: "order",
        section: "experience",
        label: "Experience · Order",
        before: [
          "Data Analyst, Meghdoot Logistics",
          "Senior Data Analyst, Saral Commerce",
          "Trainee",
        ],
        after: [
          "Trainee",
          "Senior Data Analyst, Saral Commerce",
          "Data Analyst, Meghdoot Logistics",
        ],
      },
    ]);
    expect(idsOf(both.draft)).toEqual(["c", "a", "b"]);
    expect(idsOf(both.taken)).toEqual(["b", "a", "c"]);
  });

  test("does the same with the order of the sections", () => {
    const { draft, conflicts, taken } = merge(
      [{ kind: "move-section", id: "skills", to: 0 }],
      [{ kind: "move-section", id: "education", to: 0 }],
    );
    expect(conflicts).toMatchObject([
      { kind: "order", section: null, label: "Order of the sections" },
    ]);
    expect(draft.sections.slice(0, 2).map(({ id }) => id)).toEqual(["skills", "personal"]);
    expect(taken.sections.slice(0, 2).map(({ id }) => id)).toEqual(["education", "personal"]);
  });

  test("merges template, choices, names and what is hidden", () => {
    const { draft, conflicts, taken } = merge(
      [choose("#0f6b6b"), { kind: "hide-section", id: "skills", isHidden: true }],
      [
        choose("#7a1f2b"),
        { kind: "choose", chosen: { paper: "letter" } },
        { kind: "choose-template", id: "compact" },
      ],
    );
    expect(conflicts).toMatchObject([
      { kind: "setting", label: "Accent colour", before: "#7a1f2b", after: "#0f6b6b" },
    ]);
    expect(draft).toMatchObject({
      currentTemplate: "compact",
      chosen: { accent: "#0f6b6b", paper: "letter" },
    });
    expect(draft.sections.find(({ id }) => id === "skills")?.isHidden).toBe(true);
    expect(taken.chosen.accent).toBe("#7a1f2b");
  });

  test("leaves out entries of theirs that would go beyond the limit, and names them", () => {
    let base = newDraft();
    for (let i = 0; i < MAX_ITEMS - 1; i++) base = edited(base, add("awards", `a${i}`));
    const { draft, conflicts, taken } = merge(
      [add("awards", "m")],
      [add("awards", "t"), set("awards/t/title", "First prize")],
      base,
    );
    expect(itemsOf(draft, "awards")).toHaveLength(MAX_ITEMS);
    expect(taken).toBe(draft);
    expect(conflicts).toMatchObject([{ kind: "removed", item: "t", text: "First prize" }]);
  });
});
