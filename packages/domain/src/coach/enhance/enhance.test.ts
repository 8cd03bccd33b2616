import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import type { Careers } from "../../careers/careers.ts";
import { applyEdit } from "../../draft/apply-edit.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { newDraft } from "../../draft/new-draft.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { EnhanceScope } from "../proposals/proposal.ts";
import { enhance } from "./enhance.ts";

const CAREERS: Careers = {
  skills: [
    { id: "sql", name: "SQL", aliases: ["sql"], kind: "language", neighbours: [] },
    { id: "power-bi", name: "Power BI", aliases: ["PowerBI"], kind: "tool", neighbours: [] },
  ],
  roles: [],
  industries: [],
};
const DAY = 20_454;

const field = (name: string) => ({ section: "experience", item: "job", field: name });

function draftWith(description: string, current = false): ResumeDraft {
  const added = applyEdit(newDraft(), { kind: "add-item", section: "experience", id: "job" });
  const described = applyEdit(added, {
    kind: "set-field",
    field: field("description"),
    value: description,
  });
  return applyEdit(described, { kind: "set-field", field: field("current"), value: current });
}

const JOB: EnhanceScope = { section: "experience", item: "job", field: "description" };

function enhanced(draft: ResumeDraft, scope: EnhanceScope = JOB) {
  return enhance({ draft, scope, job: null, careers: indexCareers(CAREERS), today: DAY });
}

function afterOf(text: string, current = false): string {
  const made = enhanced(draftWith(text, current));
  const [proposal] = made.ok ? made.value : [];
  return proposal?.kind === "text" ? textAfter(proposal, wholeOf(proposal)) : text;
}

describe("enhance", () => {
  test.each([
    [{ section: "hobbies", item: null, field: null }, "section-not-found"],
    [{ section: "experience", item: null, field: "title" }, "no-enhanceable-fields"],
    [{ section: "projects", item: null, field: null }, "no-items"],
    [{ section: "experience", item: "another", field: null }, "no-items"],
  ] as const)("refuses %j: %s", (scope, kind) => {
    expect(enhanced(draftWith("Sold."), scope)).toEqual({ ok: false, problem: { kind } });
  });

  test("leaves a good text as it is", () => {
    const good = "• Cut the monthly bill from ₹18.6 lakh to ₹11.9 lakh.\n• Trained six nurses.";
    expect(enhanced(draftWith(good))).toEqual({ ok: true, value: [] });
  });

  test("takes a paragraph apart, each point with its verb, its reason and its own edits", () => {
    const text =
      "I was responsible for preparing the sales reports in powerbi. Stock registers of 3 branches were kept by me.";
    const made = enhanced(draftWith(text));
    expect(made).toMatchObject({
      ok: true,
      value: [{ kind: "text", engine: "built-in", before: text }],
    });
    expect(afterOf(text)).toBe(
      "• Prepared the sales reports in Power BI.\n• Kept stock registers of 3 branches.",
    );
  });

  test("keeps the verbs of the job held now in the present", () => {
    expect(afterOf("Responsible for handling claims of 40 dealers", true)).toBe(
      "Handle claims of 40 dealers",
    );
  });
});
