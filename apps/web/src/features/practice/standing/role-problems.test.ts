import type { LinkedStep, StepIndex } from "@taiyari/domain/next-steps";
import { expect, test } from "vitest";
import { problemsForRole } from "./role-problems.ts";

const step = (kind: LinkedStep["kind"], id: string, skills: readonly string[]): LinkedStep => ({
  kind,
  id,
  skills,
  title: id,
  path: `/${id}`,
  minutes: 10,
  competencies: [],
  roles: [],
  topics: [],
  level: null,
  leads: [],
});

const INDEX: StepIndex = {
  steps: [
    step("lesson", "joins", ["sql"]),
    step("problem", "who-stayed", ["sql"]),
    step("problem", "longest-run", ["python"]),
    step("problem", "debounce", ["javascript"]),
  ],
  skills: [],
  roles: [
    { id: "data-analyst", title: "Data Analyst", mustHave: ["sql"], niceToHave: ["python"] },
    { id: "chef", title: "Chef", mustHave: ["cooking"], niceToHave: [] },
  ],
};

test.each(["", "  ", "Astronaut", "Data", "Chef"])(
  "proposes nothing for “%s”, which is no role or has no problems",
  (role) => expect(problemsForRole(INDEX, role)).toBeNull(),
);

test.each(["Data Analyst", "data analyst", "data-analyst"])(
  "gives the problems of the skills that a %s needs",
  (role) => {
    expect(problemsForRole(INDEX, role)).toEqual({
      title: "Data Analyst",
      slugs: new Set(["who-stayed", "longest-run"]),
    });
  },
);
