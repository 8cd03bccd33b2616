import { describe, expect, test } from "vitest";
import { outlineOf } from "../export/outline-of.ts";
import { toPlainText } from "../export/to-plain-text.ts";
import { typedGroups } from "../proof/typed-fields.ts";
import { mergeDrafts } from "../versions/merge-drafts.ts";
import type { DraftEdit } from "./draft.ts";
import { itemsOf } from "./holders.ts";
import { itemTitle } from "./item-title.ts";
import { newDraft } from "./new-draft.ts";
import { repairDraft } from "./repair-draft.ts";
import { definitionOf } from "./sections-of.ts";
import { toTemplateData } from "./template-data.ts";
import { add, edited, filledDraft, set } from "./testing/draft.ts";

const VOLUNTEERING: DraftEdit = {
  kind: "add-section",
  id: "custom_2",
  name: "Volunteering",
  isRepeatable: true,
  like: "job",
};

const move = (section: string, to: string): DraftEdit => ({
  kind: "move-to-section",
  section,
  id: "a",
  to,
});

const CAMP = [
  VOLUNTEERING,
  add("custom_2", "c"),
  set("custom_2/c/title", "Organiser"),
  set("custom_2/c/organization", "Red Cross"),
  set("custom_2/c/startDate", "Jan 2020"),
  set("custom_2/c/current", true),
];

describe("a section of one's own whose entries are like jobs", () => {
  test("has no such entries when it is one text, and none of a kind that is unknown", () => {
    const single = edited(newDraft(), { ...VOLUNTEERING, isRepeatable: false });
    expect(single.resumeData.custom[0]).not.toHaveProperty("like");
    const custom = [{ id: "custom_2", name: "X", isRepeatable: true, like: "boss", items: [] }];
    expect(repairDraft({ resumeData: { custom } })?.resumeData.custom[0]).not.toHaveProperty(
      "like",
    );
  });

  test("has the fields of a job, and comes back from storage", () => {
    const draft = edited(filledDraft(), ...CAMP);
    const fields = definitionOf(draft, "custom_2")?.fields.map(({ id }) => id);
    expect(fields).toEqual(
      "title organization location startDate endDate current description".split(" "),
    );
    expect(repairDraft(structuredClone(draft))).toEqual(draft);
    const [camp] = itemsOf(draft, "custom_2");
    expect(camp && itemTitle("custom_2", camp)).toEqual({
      title: "Organiser",
      subtitle: "Red Cross · Jan 2020 – Present",
    });
  });

  test("is printed, written and proved with all of them, in the language of the resume", () => {
    const draft = edited(newDraft(), ...CAMP, { kind: "choose-language", language: "ta" });
    expect(toTemplateData(draft).custom[0]?.items[0]).toMatchObject({
      organization: "Red Cross",
      startDate: "ஜனவரி 2020",
      current: true,
    });
    expect(toPlainText(outlineOf(draft))).toContain("Organiser, Red Cross | ஜனவரி 2020 – தற்போது");
    expect(typedGroups(draft)[0]?.fields.map(({ typed }) => typed)).toEqual(
      expect.arrayContaining(["ஜனவரி 2020", "தற்போது"]),
    );
  });

  test("takes a job and gives it back without losing a word", () => {
    const base = edited(filledDraft(), VOLUNTEERING);
    const moved = edited(base, move("experience", "custom_2"));
    expect(itemsOf(moved, "custom_2")[0]).toMatchObject({
      title: "Senior Data Analyst",
      organization: "Saral Commerce",
      current: true,
    });
    const back = edited(moved, move("custom_2", "experience"));
    expect(itemsOf(back, "experience").at(-1)).toEqual(itemsOf(base, "experience")[0]);
  });

  test("merges field by field", () => {
    const base = edited(filledDraft(), ...CAMP);
    const mine = edited(base, set("custom_2/c/location", "Kochi"));
    const theirs = edited(base, set("custom_2/c/organization", "Red Cross Kochi"));
    expect(mergeDrafts(base, mine, theirs)).toMatchObject({
      conflicts: [],
      draft: edited(mine, set("custom_2/c/organization", "Red Cross Kochi")),
    });
  });
});
