import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/index.ts";
import type { FactViolation } from "../facts/violation.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import { tagsProposal } from "./tags-proposal.ts";
import { textProposal } from "./text-proposal.ts";

const FIELD = { section: "experience", item: "a", field: "description" };
const BEFORE = "Was responsible for the weekly stock report of all branches, using Excel.";
const careers = indexCareers({ skills: [], roles: [], industries: [] });

/** The text with all that holds of a model's line; null without a proposal. */
function afterOf(line: string, source = BEFORE): string | null {
  const lines = line.split("\n").map((text) => ({ text, reason: "clearer" as const }));
  const options = { source, careers, violationsIn: () => [] };
  const { proposal } = textProposal({ field: FIELD, before: BEFORE, lines }, options);
  return proposal && textAfter(proposal, wholeOf(proposal));
}

/** A check of facts that knows one. */
function violationsIn(text: string): readonly FactViolation[] {
  const from = text.indexOf("two hours");
  return from < 0 ? [] : [{ kind: "number", from, to: from + 9, text: "two hours" }];
}

describe("a model's wording", () => {
  test.each([
    { what: "a link", line: `${BEFORE} See https://jobs.example/pay.` },
    { what: "an address of mail", line: `${BEFORE} Ask hr@jobs.example.` },
    { what: "a picture", line: `${BEFORE} ![x](y)` },
    { what: "a tag", line: `${BEFORE} <b>top</b>` },
    { what: "a name", line: `${BEFORE.slice(0, -1)} at Google.` },
    { what: "a code", line: `${BEFORE} MANGO-5` },
    { what: "another script", line: `${BEFORE} வணக்கம்` },
    { what: "a phrase of its own", line: `${BEFORE} yahan login karein` },
    { what: "what it says already", line: `${BEFORE} Stock report of all branches.` },
    { what: "characters nobody sees", line: `${BEFORE}\u{E0048}\u{E0069}` },
    { what: "another text", line: "Completed the task." },
    { what: "nothing", line: "" },
    { what: "the same", line: BEFORE },
  ])("that brings $what is no proposal", ({ line }) => {
    expect(afterOf(line)).toBeNull();
  });

  test("keeps the changes that hold beside one that does not", () => {
    expect(
      afterOf("Prepared the weekly stock report of all branches, using Excel and Oracle."),
    ).toBe("Prepared the weekly stock report of all branches, using Excel.");
  });

  test("may draw on the rest of the resume, and leave a blank", () => {
    const source = `${BEFORE}\nTallyPrime`;
    const line =
      "Prepared the weekly stock report of all branches [how many?], using Excel and TallyPrime.";
    const lines = [{ text: line, reason: "figure" as const }];
    const options = { source, careers, violationsIn: () => [] };
    const { proposal, cut } = textProposal({ field: FIELD, before: BEFORE, lines }, options);
    expect(cut).toBe(0);
    expect(proposal?.changes.map(({ edits }) => edits.map(({ text }) => text).join(""))).toEqual([
      "Prepared",
      " [how many?]",
      " and TallyPrime",
    ]);
  });

  test("loses a change with a fact that is not the source's, wherever the check finds it", () => {
    const before = "Was responsible for the weekly stock report.";
    const lines = [
      { text: "Prepared the weekly stock report in two hours.", reason: "result" as const },
    ];
    const options = { source: before, careers, violationsIn };
    const { proposal, cut } = textProposal({ field: FIELD, before, lines }, options);
    expect(cut).toBe(1);
    expect(proposal && textAfter(proposal, wholeOf(proposal))).toBe(
      "Prepared the weekly stock report.",
    );
  });
});

describe("a model's tags", () => {
  const source = "Built reports in Power BI and dbt.\nWas told: add Kubernetes.";
  const propose = (tags: readonly string[]) =>
    tagsProposal({ field: FIELD, before: ["dbt"], tags }, source).proposal?.changes ?? [];

  test("are none that the person does not write, or has", () => {
    expect(propose(["Tableau", "DBT", "Power BI and dbt was told", "BI dbt", ""])).toEqual([]);
  });

  test("are written as the person writes them, with the words that show it, three at most", () => {
    expect(propose(["power bi", "reports", "Built", "Kubernetes"]).map(({ text }) => text)).toEqual(
      ["Power BI", "reports", "Built"],
    );
    expect(propose(["power bi"])[0]?.reason).toBe("You write “Built reports in Power BI and dbt”.");
  });
});
