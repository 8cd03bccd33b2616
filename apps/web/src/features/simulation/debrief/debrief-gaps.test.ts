import { expect, test } from "vitest";
import { debriefGaps } from "./debrief-gaps.ts";

const DAY = { id: "diwali-week", role: "data-analyst" };

test("names what goes with the day, then competencies below the middle, the weakest first", () => {
  const competencies = [
    { id: "analysis", level: 1.4, evidence: [] },
    { id: "ethics", level: null, evidence: [] },
    { id: "ownership", level: 2, evidence: [] },
    { id: "communication", level: 0.5, evidence: [] },
  ] as const;
  expect(debriefGaps(DAY, { competencies }).map((gap) => [gap.kind, gap.why])).toEqual([
    ["step", "Goes with this day"],
    ["competency", "Communication was at 0.5 of 3 in this day"],
    ["competency", "Analysis was at 1.4 of 3 in this day"],
  ]);
  expect(debriefGaps(DAY, { competencies: [] })).toEqual([
    { kind: "step", key: "simulation diwali-week", why: "Goes with this day" },
  ]);
});
