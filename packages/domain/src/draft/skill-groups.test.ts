import { describe, expect, test } from "vitest";
import { draftToJsonResume } from "../export/draft-to-json-resume.ts";
import { outlineOf } from "../export/outline-of.ts";
import { toPlainText } from "../export/to-plain-text.ts";
import { importJson } from "../import/index.ts";
import { mergeDrafts } from "../versions/merge-drafts.ts";
import { isBlank, isSectionComplete } from "./filled.ts";
import { findInDraft } from "./find/find-in-draft.ts";
import { newDraft } from "./new-draft.ts";
import { repairDraft } from "./repair-draft.ts";
import { shownItemsOf, toTemplateData } from "./template-data.ts";
import { add, edited, filledDraft, set } from "./testing/draft.ts";

const CLOUD = [
  add("skills", "g"),
  set("skills/g/name", "Cloud"),
  set("skills/g/skills", ["AWS (advanced)", "Terraform"]),
];

describe("groups of skills", () => {
  test("are not there in a draft that has none, whatever it says of them", () => {
    const draft = filledDraft();
    const { skills } = draft.resumeData;
    const odd = { ...skills, groups: "Cloud: AWS" };
    expect(repairDraft({ ...draft, resumeData: { ...draft.resumeData, skills: odd } })).toEqual(
      draft,
    );
    expect(edited(draft, ...CLOUD, { kind: "remove-item", section: "skills", id: "g" })).toEqual(
      draft,
    );
    expect(edited(draft, set("skills/z/name", "Cloud"))).toBe(draft);
  });

  test("come back from storage, and complete their section by themselves", () => {
    const draft = edited(newDraft(), ...CLOUD);
    expect(repairDraft(structuredClone(draft))).toEqual(draft);
    expect(isBlank(draft)).toBe(false);
    expect(isSectionComplete(draft, "skills")).toBe(true);
    expect(isSectionComplete(edited(newDraft(), add("skills", "g")), "skills")).toBe(false);
  });

  test("are shown and written with their names, blank and hidden ones are not", () => {
    const hidden = { kind: "hide-item", section: "skills", id: "h", isHidden: true } as const;
    const more = [
      add("skills", "named"),
      set("skills/named/name", "Empty"),
      add("skills", "blank"),
      add("skills", "h"),
      set("skills/h/name", "Secret"),
      hidden,
    ];
    const draft = edited(filledDraft(), ...CLOUD, ...more);
    expect(toTemplateData(draft).skills.groups).toEqual([
      { name: "Cloud", skills: ["AWS (advanced)", "Terraform"] },
    ]);
    expect(shownItemsOf(draft, "skills").map(({ id }) => id)).toEqual(["g"]);
    expect(toPlainText(outlineOf(draft))).toContain("Cloud: AWS (advanced), Terraform");
    expect(draftToJsonResume(draft).skills).toContainEqual({
      name: "Cloud",
      keywords: ["AWS (advanced)", "Terraform"],
    });
  });

  test("stay groups on the way through another tool", () => {
    const { meta: _meta, ...file } = draftToJsonResume(edited(filledDraft(), ...CLOUD));
    const back = importJson(JSON.stringify(file), () => "new");
    expect(back).toMatchObject({
      ok: true,
      value: {
        draft: {
          resumeData: {
            skills: {
              technical: ["SQL", "Python", "dbt"],
              groups: [{ name: "Cloud", skills: ["AWS (advanced)", "Terraform"] }],
            },
          },
        },
      },
    });
  });

  test("are found, and merge skill by skill", () => {
    const base = edited(filledDraft(), ...CLOUD);
    expect(findInDraft(base, "terraform")).toMatchObject([{ label: "Skills · Cloud · Skills" }]);
    const mine = edited(base, set("skills/g/skills", ["AWS (advanced)", "Terraform", "GCP"]));
    const theirs = edited(
      base,
      set("skills/g/skills", ["Terraform"]),
      set("skills/soft", ["Calm"]),
    );
    const { draft, conflicts } = mergeDrafts(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(draft.resumeData.skills).toMatchObject({
      soft: ["Calm"],
      groups: [{ skills: ["Terraform", "GCP"] }],
    });
  });
});
