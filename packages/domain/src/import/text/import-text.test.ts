import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { edited, filledDraft, set } from "../../draft/testing/draft.ts";
import { outlineOf } from "../../export/outline-of.ts";
import { toMarkdown } from "../../export/to-markdown.ts";
import { toPlainText } from "../../export/to-plain-text.ts";
import { MAX_IMPORT_TEXT } from "../imported.ts";
import { bare, counter, taken } from "../testing/imported.ts";
import { importAsSummary, importText } from "./import-text.ts";

const read = (text: string) => importText(text, counter());

const NOVEL = `The rain had not stopped since Onam, and in June 1988 the river took the lower field.

"You will not cross tonight," said the boatman. Ravi had the experience of three monsoons and knew better than to argue.

He sat down on the bank. Education, his uncle used to say, comes slowly to those who hurry.
`.repeat(12);

const PASTED = `SURESH YADAV
Electrician
Lucknow, Uttar Pradesh
+91 94150 22222 | suresh.y@example.in

OBJECTIVE
To wire safe homes.

WORK EXPERIENCE
Site Electrician, Gomti Builders Pvt. Ltd., Lucknow\t\tJan 2020 - Present
* Wired 240 flats.
* Passed every inspection.
Helper, Awadh Electricals\t\tMar 2016 - Dec 2019
* Laid conduit in two schools.

EDUCATION
ITI, Electrician trade, Government ITI Lucknow\t\t2014 - 2016

SKILLS
Wiring, Earthing, MCB panels

LANGUAGES
Hindi, Awadhi

HOBBIES
Kabaddi
`;

describe("importText refuses", () => {
  test.each(["", "  \n\t", "• – • ✓", "\u0000\u0000"])("a text without a word: %j", (text) => {
    expect(read(text)).toEqual({ ok: false, problem: { kind: "empty" } });
  });

  test("pages of a novel, and says how much it is", () => {
    expect(read(NOVEL)).toEqual({
      ok: false,
      problem: { kind: "no-resume", lines: 36, words: 12 * 56 },
    });
  });

  test("more text than a resume has", () => {
    expect(read("word ".repeat(MAX_IMPORT_TEXT / 5 + 1))).toEqual({
      ok: false,
      problem: { kind: "too-large", limit: MAX_IMPORT_TEXT, unit: "characters" },
    });
  });
});

describe("importText", () => {
  test("reads a resume pasted from a form", () => {
    const { draft, source } = taken(read(PASTED));
    const data = draft.resumeData;
    expect(source).toBe("text");
    expect(data.personal).toMatchObject({
      fullName: "SURESH YADAV",
      title: "Electrician",
      email: "suresh.y@example.in",
      phone: "+91 94150 22222",
      summary: "To wire safe homes.",
    });
    expect(
      bare(data.experience).map(({ title, company, startDate, current, description }) => [
        title,
        company,
        startDate,
        current,
        description,
      ]),
    ).toEqual([
      [
        "Site Electrician",
        "Gomti Builders Pvt. Ltd.",
        "Jan 2020",
        true,
        "• Wired 240 flats.\n• Passed every inspection.",
      ],
      ["Helper", "Awadh Electricals", "Mar 2016", false, "• Laid conduit in two schools."],
    ]);
    expect(bare(data.education)).toHaveLength(1);
    expect(data.skills.technical).toEqual(["Wiring", "Earthing", "MCB panels"]);
    expect(data.custom.map(({ name, content }) => [name, content])).toEqual([
      ["Hobbies", "Kabaddi"],
      ["Not placed", ""],
    ]);
  });

  test("loses no word of what was pasted", () => {
    const { draft } = taken(read(PASTED));
    const all = JSON.stringify(draft).toLowerCase();
    const headings = "objective work experience education skills languages present";
    const words = PASTED.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const lost = words.filter((word) => !all.includes(word) && !headings.includes(word));
    expect(lost).toEqual([]);
  });

  test.each([
    ["Markdown", toMarkdown],
    ["plain text", toPlainText],
  ])("reads what we write as %s", (_name, write) => {
    const { draft } = taken(
      read(write(outlineOf(edited(filledDraft(), set("experience/b/endDate", "2024"))))),
    );
    const data = draft.resumeData;
    expect(data.personal.fullName).toBe("Ishita Rao");
    expect(data.experience.map(({ company }) => company)).toEqual([
      "Saral Commerce",
      "Meghdoot Logistics",
    ]);
    expect(data.experience[0]?.description).toContain("• Saved ₹1.4 crore.");
    expect(data.skills.technical).toEqual(["SQL", "Python", "dbt"]);
  });

  test("keeps scripts as the words they are", () => {
    const { draft } = taken(read(PASTED.replace("To wire", "<script>alert(1)</script> To wire")));
    expect(draft.resumeData.personal.summary).toBe("<script>alert(1)</script> To wire safe homes.");
  });

  test("never throws", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(...PASTED.split("\n"), "----", "# Skills", "\t\t"),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        expect(() => read(lines.join("\n"))).not.toThrow();
      }),
      { numRuns: sampling.runsOf(60) },
    );
  });
});

describe("importAsSummary", () => {
  test("is the way to keep a text that is no resume: as a summary, with the rest beside it", () => {
    const { draft, leftOut } = taken(importAsSummary(NOVEL.repeat(8), counter()));
    expect(draft.resumeData.personal.summary).toHaveLength(20_000);
    expect(leftOut.length).toBe(1);
    expect(leftOut[0]?.isKept).toBe(true);
    expect(draft.resumeData.custom.map(({ name }) => name)).toEqual(["Not placed"]);
  });

  test("refuses nothing at all", () => {
    expect(importAsSummary(" ", counter())).toEqual({ ok: false, problem: { kind: "empty" } });
  });
});
