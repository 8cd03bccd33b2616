import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDraft } from "../draft/testing/arbitrary.ts";
import { add, addSection, edited, filledDraft, set } from "../draft/testing/draft.ts";
import { newDraft } from "../draft/new-draft.ts";
import { draftToJsonResume } from "./draft-to-json-resume.ts";
import { isoDate } from "./iso-date.ts";

/** What the schema 1.0.0 allows at the top, and the form of its dates, e-mails and addresses. */
const TOP =
  "$schema basics work volunteer education awards certificates publications skills languages interests references projects meta".split(
    " ",
  );
const DATE = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/u;
const DATES = new Set(["startDate", "endDate", "date", "releaseDate"]);

/** What in a file the schema would refuse, as far as it says anything: names at the top, formats, types. */
function faultsOf(file: object): readonly string[] {
  const top = Object.keys(file).filter((name) => !TOP.includes(name));
  const faults: string[] = [...top];
  function visit(value: unknown, name: string): void {
    if (value === null || value === undefined) faults.push(`${name} is nothing`);
    else if (typeof value === "string") {
      if (DATES.has(name) && !DATE.test(value)) faults.push(`${name}: ${value}`);
      if (name === "url" && !URL.canParse(value)) faults.push(`url: ${value}`);
    } else if (Array.isArray(value)) for (const each of value) visit(each, name);
    else if (typeof value === "object") {
      for (const [key, each] of Object.entries(value)) if (key !== "meta") visit(each, key);
    }
  }
  visit(file, "");
  return faults;
}

describe("draftToJsonResume", () => {
  test("leaves out what the schema would refuse, and keeps it in the draft within", () => {
    const draft = edited(
      filledDraft(),
      set("personal/email", "ishita at example"),
      set("personal/website", "see my card"),
      set("experience/a/startDate", "Summer term"),
      set("personal/linkedin", "linkedin.com/in/ishita"),
    );
    const file = draftToJsonResume(draft);
    expect(file.basics).not.toHaveProperty("email");
    expect(file.basics).not.toHaveProperty("url");
    expect(file.work?.[0]).not.toHaveProperty("startDate");
    expect(file.basics.profiles).toEqual([
      { network: "LinkedIn", url: "https://linkedin.com/in/ishita" },
    ]);
    expect(file.meta.taiyari).toBe(draft);
  });

  test("shows nothing that is hidden outside of the draft within", () => {
    const draft = edited(
      filledDraft(),
      { kind: "hide-section", id: "experience", isHidden: true },
      { kind: "hide-section", id: "personal", isHidden: true },
    );
    const { meta: _meta, ...shown } = draftToJsonResume(draft);
    expect(shown).not.toHaveProperty("work");
    expect(shown.basics).toEqual({});
    expect(JSON.stringify(shown)).not.toContain("Saral");
  });

  test("parts a description into a summary and highlights, a degree into kind and area", () => {
    const draft = edited(
      filledDraft(),
      set("experience/a/description", "Runs analytics.\n• Led four."),
      set("education/d/description", "CGPA 8.4 / 10\n• Sampling theory"),
      set("skills/languages", ["Kannada (native)", "English"]),
    );
    const file = draftToJsonResume(draft);
    expect(file.work?.[0]).toEqual({
      name: "Saral Commerce",
      position: "Senior Data Analyst",
      startDate: "2025-01",
      summary: "Runs analytics.",
      highlights: ["Led four."],
    });
    expect(file.education?.[0]).toEqual({
      institution: "Maharani College",
      studyType: "B.Sc.",
      area: "Statistics",
      score: "CGPA 8.4 / 10",
      courses: ["Sampling theory"],
    });
    expect(file.languages).toEqual([
      { language: "Kannada", fluency: "native" },
      { language: "English" },
    ]);
  });

  test("is valid by the schema, whatever the draft", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "Jan 2020",
        "2019-02-31",
        "a@b.in",
        "kavya.in/x y",
        "http://[",
        "Present",
        "https://x",
      ),
    );
    fc.assert(
      fc.property(anyDraft, word, (made, text) => {
        const draft = edited(
          made,
          add("publications", "q"),
          { kind: "hide-section", id: "publications", isHidden: false },
          set("publications/q/url", text),
          set("publications/q/date", text),
          set("experience/a/startDate", text),
          set("personal/website", text),
          addSection("custom_9", false),
        );
        expect(faultsOf(draftToJsonResume(draft))).toEqual([]);
      }),
    );
  });

  test("of an empty draft is a file without entries", () => {
    const { meta: _meta, $schema: _schema, ...shown } = draftToJsonResume(newDraft());
    expect(shown).toEqual({ basics: {} });
  });
});

describe("isoDate", () => {
  test.each([
    ["", ""],
    ["Summer term", ""],
    ["Jan 2020 – Mar 2021", ""],
    ["2020", "2020"],
    ["2020-06", "2020-06"],
    ["Jun 2022", "2022-06"],
    ["14 June 2022", "2022-06-14"],
    ["06/2022", "2022-06"],
  ])("makes %j %j", (text, iso) => {
    expect(isoDate(text)).toBe(iso);
  });
});
