import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newDraft } from "./new-draft.ts";
import { shownItemsOf, toTemplateData } from "./template-data.ts";
import { anyDraft } from "./testing/arbitrary.ts";
import { add, addSection, edited, filledDraft, set } from "./testing/draft.ts";

describe("toTemplateData", () => {
  test("leaves out blank entries, blank tags and blanks around texts", () => {
    const data = toTemplateData(
      edited(
        newDraft(),
        set("personal/fullName", "  Ishita Rao\n"),
        add("experience", "blank"),
        set("experience/blank/current", true),
        add("experience", "a"),
        set("experience/a/startDate", " Summer 2020 "),
        set("skills/technical", [" SQL ", " ", "dbt"]),
        add("projects", "p"),
        set("projects/p/technologies", ["Python ", ""]),
      ),
    );
    expect(data.personal.fullName).toBe("Ishita Rao");
    expect(data.experience).toHaveLength(1);
    expect(data.experience[0]).toMatchObject({ startDate: "Summer 2020", title: "" });
    expect(data.skills.technical).toEqual(["SQL", "dbt"]);
    expect(data.projects[0]?.technologies).toEqual(["Python"]);
  });

  test("does not show the end of what is current", () => {
    const [job] = toTemplateData(
      edited(filledDraft(), set("experience/a/endDate", "2026")),
    ).experience;
    expect(job).toMatchObject({ endDate: "", current: true });
  });

  test("names the order of sections and those that are hidden", () => {
    const draft = edited(newDraft(), { kind: "move-section", id: "skills", to: 0 });
    expect(toTemplateData(draft).sections).toEqual({
      order: [
        "skills",
        "personal",
        "experience",
        "education",
        "projects",
        "certifications",
        "awards",
        "publications",
        "references",
      ],
      hidden: ["awards", "publications", "references"],
    });
  });

  test("leaves the order to the template until the person changes it", () => {
    const added = edited(newDraft(), {
      kind: "add-section",
      id: "custom_1",
      name: "Volunteering",
      isRepeatable: false,
    });
    expect(toTemplateData(newDraft()).sections.order).toEqual([]);
    expect(toTemplateData(added).sections.order).toEqual([]);
    const moved = edited(added, { kind: "move-section", id: "custom_1", to: 3 });
    expect(toTemplateData(moved).sections.order.indexOf("custom_1")).toBe(3);
  });

  test("gives a section of the person's own only what its type shows", () => {
    const data = toTemplateData(
      edited(
        filledDraft(),
        addSection("custom_2", false, "Motto"),
        set("custom_2/content", " Measure first. "),
        { kind: "move-section", id: "custom_2", to: 0 },
      ),
    );
    expect(data.custom).toEqual([
      { id: "custom_2", name: "Motto", content: "Measure first.", items: [] },
      {
        id: "custom_1",
        name: "Volunteering",
        content: "",
        items: [{ title: "Blood donation camp", description: "" }],
      },
    ]);
  });

  test("passes no id of an entry on, and has each at the place of shownItemsOf", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { experience } = toTemplateData(draft);
        expect(experience.some((job) => "id" in job)).toBe(false);
        const shown = shownItemsOf(draft, "experience");
        expect(experience.map(({ title }) => title)).toEqual(
          shown.map((item) => draft.resumeData.experience.find(({ id }) => id === item.id)?.title),
        );
      }),
    );
  });
});
