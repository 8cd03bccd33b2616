import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import type { Careers } from "../../careers/careers.ts";
import { applyEdit } from "../../draft/apply-edit.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { newDraft } from "../../draft/new-draft.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { EnhanceScope } from "../proposals/proposal.ts";
import { readJobDescription } from "../../job/read-job.ts";
import { enhance } from "./enhance.ts";
import { notShown } from "./not-shown.ts";

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

function set(draft: ResumeDraft, name: string, value: string): ResumeDraft {
  return applyEdit(draft, { kind: "set-field", field: field(name), value });
}

function person(summary: string): ResumeDraft {
  return applyEdit(
    set(
      set(
        set(
          draftWith("Cut the close from 9 days to 4 in SQL.\nWill be learning Power BI"),
          "title",
          "Accountant",
        ),
        "startDate",
        "2019-04",
      ),
      "endDate",
      "2022-03",
    ),
    {
      kind: "set-field",
      field: { section: "personal", item: null, field: "summary" },
      value: summary,
    },
  );
}

describe("enhance, the summary and the tags", () => {
  const SUMMARY: EnhanceScope = { section: "personal", item: null, field: "summary" };
  const TAGS: EnhanceScope = { section: "skills", item: null, field: "technical" };
  const summaryOf = (text: string) => {
    const made = enhanced(person(text), SUMMARY);
    const [proposal] = made.ok ? made.value : [];
    return proposal?.kind === "text" ? textAfter(proposal, wholeOf(proposal)) : text;
  };

  test("leaves a summary that says who, for how long and what", () => {
    const good = "Accountant with 3 years in retail. Closes a month in four days.";
    expect(summaryOf(good)).toBe(good);
  });

  test.each([
    "",
    "Seeking a challenging position in a reputed organisation. Hard working team player.",
  ])("puts one together from the resume in the place of %j", (summary) => {
    expect(summaryOf(summary)).toBe(
      "Accountant with 3 years of experience. Works with SQL. Cut the close from 9 days to 4 in SQL.",
    );
  });

  test("takes praise out, and keeps what can be checked", () => {
    expect(
      summaryOf(
        "A dynamic and hard working accountant having rich experience of 3 years in retail. Quick learner.",
      ),
    ).toBe("Accountant with 3 years in retail.");
  });

  test("proposes only tags that a line shows in use, with its words", () => {
    expect(enhanced(person(""), TAGS)).toMatchObject({
      ok: true,
      value: [
        { kind: "tags", changes: [{ id: 1, tag: null, text: "SQL", reason: "“to 4 in SQL”" }] },
      ],
    });
  });
});

describe("enhance, for a job", () => {
  const job = readJobDescription(
    "Analyst\n\nRequirements\n- Power BI\n- SQL\n- Tableau\n",
    CAREERS,
  );
  const draft = draftWith(
    "• Kept the files.\n• Answered the mail.\n• Wrote the weekly SQL reports.",
  );
  const request = { draft, scope: JOB, job, careers: indexCareers(CAREERS), today: DAY };

  test("puts the lines first that answer it, and writes nothing in that is not there", () => {
    const made = enhance(request);
    const [proposal] = made.ok ? made.value : [];
    const after = proposal?.kind === "text" ? textAfter(proposal, wholeOf(proposal)) : "";
    expect(after).toBe("• Wrote the weekly SQL reports.\n• Kept the files.\n• Answered the mail.");
  });

  test("lists what it asks and the resume does not show, musts first; nothing without a job", () => {
    expect(notShown({ ...request, job: null })).toEqual([]);
    const terms = notShown(request).map(({ term }) => term);
    expect(terms).toContain("Power BI");
    expect(terms).not.toContain("SQL");
  });
});
