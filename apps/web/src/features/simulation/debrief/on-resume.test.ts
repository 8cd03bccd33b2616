import { applyEdit, newDraft } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { withDayAsProject } from "./on-resume.ts";

test("a day stands on a resume as a project that says what it was, and never among the jobs", () => {
  const draft = applyEdit(newDraft(), { kind: "hide-section", id: "projects", isHidden: true });
  const made = withDayAsProject(
    draft,
    { title: "Diwali week", as: "Data analyst" },
    ["Traced a fall in orders. In my own work I did this for [which number?]."],
    "day",
  );
  expect(made.resumeData.projects.at(-1)).toMatchObject({
    id: "day",
    name: "Diwali week: work simulation (practice)",
    role: "Data analyst, simulated",
    description: "• Traced a fall in orders. In my own work I did this for [which number?].",
  });
  expect(made.sections.find(({ id }) => id === "projects")?.isHidden).toBe(false);
  expect(made.resumeData.experience).toEqual(draft.resumeData.experience);
  expect(made.resumeData.projects.slice(0, -1)).toEqual(draft.resumeData.projects);
});
