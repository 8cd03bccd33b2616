import type { Careers, ClaimGroup } from "@taiyari/domain/careers";
import { describe, expect, test } from "vitest";
import { claimProblems } from "./check-claims.ts";

function claim(changes: Partial<ClaimGroup> = {}): ClaimGroup {
  return {
    id: "alone",
    kind: "role",
    within: "line",
    says: ["single-handedly"],
    holds: ["alone"],
    ...changes,
  };
}

function careersWith(...claims: readonly ClaimGroup[]): Careers {
  return { skills: [], roles: [], industries: [], claims };
}

describe("a claim", () => {
  test.each([
    { mistake: "no phrase", changes: { says: [] }, says: "it has no phrase" },
    {
      mistake: "a phrase twice",
      changes: { says: ["solely", "Solely"] },
      says: '"Solely" is listed twice',
    },
    {
      mistake: "what holds it twice",
      changes: { holds: ["alone", "Alone"] },
      says: '"alone" is listed twice in holds',
    },
  ])("refuses $mistake", ({ changes, says }) => {
    expect(claimProblems(careersWith(claim(changes)))).toEqual([
      expect.stringContaining(`Claim "alone": ${says}`),
    ]);
  });

  test("refuses a phrase that another claim has", () => {
    const other = claim({ id: "initiative", says: ["single handedly"] });
    expect(claimProblems(careersWith(claim(), other))).toEqual([
      expect.stringContaining('Claim "initiative": "single handedly" already belongs to "alone"'),
    ]);
  });
});
