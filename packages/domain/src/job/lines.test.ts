import { describe, expect, test } from "vitest";
import { jobLines } from "./lines.ts";

const sections = (text: string) =>
  jobLines(text).map((line) => [line.text, line.section, line.need]);

describe("jobLines", () => {
  test("gives no lines for a blank text", () => {
    expect(jobLines(" \n\n")).toEqual([]);
  });

  test("lets the label of one fact say nothing about the lines below it", () => {
    expect(
      sections("Salary: 4 LPA\nShift: nights\nJob details:\nRuns the press\nQualification: ITI\n"),
    ).toEqual([
      ["4 LPA", "other", null],
      ["nights", "other", null],
      ["Runs the press", "duties", null],
      ["ITI", "must", "must"],
    ]);
  });

  test("ends a list that stands on its label's line where a plain line begins", () => {
    expect(sections("Must have: SQL, dbt\nWe sit in Nashik").map(([, section]) => section)).toEqual(
      ["must", "top"],
    );
  });

  test("takes a call for a person for no requirement, and the same word before skills for one", () => {
    expect(sections("REQUIRED: Site Engineer, MEP works")).toEqual([
      ["Site Engineer, MEP works", "top", null],
    ]);
    expect(sections("Required: SQL, dbt")).toEqual([["SQL, dbt", "must", "must"]]);
  });

  test("reads what begins with the doing as a duty, and no call to apply", () => {
    expect(
      sections("Work from our office in Pune\nPrepare models of pumps and release drawings").map(
        ([, section]) => section,
      ),
    ).toEqual(["top", "duties"]);
  });

  test("drops numbers and letters before lines", () => {
    expect(jobLines("(1) SQL\n2. dbt\nc) Go\n• R\n→ Rust").map(({ text }) => text)).toEqual([
      "SQL",
      "dbt",
      "Go",
      "R",
      "Rust",
    ]);
  });

  test("takes nothing for asked from how to apply and what the company gives", () => {
    expect(
      sections(
        "Requirements\n- SQL\nMail your CV in PDF to the HR desk\nBus facility available",
      ).map(([, section]) => section),
    ).toEqual(["must", "other", "other"]);
  });

  test("takes what is sent in a duty for no call to apply", () => {
    expect(
      sections("Duties:\n- Submit Form C to FRRO\n- Call us at 98200 00000").map(
        ([, section]) => section,
      ),
    ).toEqual(["duties", "other"]);
  });

  test("reads a sentence that asks also below “About us”, and not what the company boasts of", () => {
    expect(
      sections(
        "About us\nWe have experience in steel since 1960. You should know Tally well.\n",
      ).map(([, section]) => section),
    ).toEqual(["other", "top"]);
  });

  test("takes “minimum” and “as required” of a duty for no must", () => {
    expect(sections("Duties:\nKeep a minimum stock, file returns as required")).toEqual([
      ["Keep a minimum stock, file returns as required", "duties", null],
    ]);
  });

  test("knows where even a language is compulsory", () => {
    const [kannada, tamil] = jobLines("Kannada is a must\n\nSkills:\nTamil");
    expect([kannada?.isCompulsory, tamil?.isCompulsory]).toEqual([true, false]);
  });
});

describe("where a section ends", () => {
  test("a plain line below a list and a blank line speaks of something else", () => {
    expect(
      sections("Key skills\n- SQL\n- dbt\n\nWe sit in Zorba by the sea").map(([, own]) => own),
    ).toEqual(["must", "must", "top"]);
  });

  test("a label with its list inside a section leaves the section as it was behind it", () => {
    expect(
      sections("Key skills\nGood in: SQL, dbt\nKnows Airflow").map(([, section]) => section),
    ).toEqual(["must", "must"]);
  });

  test("a list under a label that says nothing to us belongs to the lists before it", () => {
    expect(
      sections("Must have: SQL, dbt\nSundry: welding, forging, casting\nWe sit in Zorba").map(
        ([, section]) => section,
      ),
    ).toEqual(["must", "must", "top"]);
  });

  test("a short line above a list that says nothing to us ends what the company says", () => {
    expect(
      sections("About us\nWe press oil.\n\nOn the shop floor\n- Running of the expellers daily"),
    ).toEqual([
      ["We press oil.", "other", null],
      ["Running of the expellers daily", "duties", null],
    ]);
  });
});

describe("pictures and dots before a line", () => {
  test("another kind of mark below a blank line begins something else", () => {
    expect(
      sections("Requirements\n– SQL\n– dbt\n\n🎁 MacBook and biryani").map(([, own]) => own),
    ).toEqual(["must", "must", "top"]);
  });

  test("a round bullet pasted as a letter is a bullet", () => {
    expect(sections("Requirements\no SQL\no dbt").map(([text]) => text)).toEqual(["SQL", "dbt"]);
  });

  test("lead headings and entries alike", () => {
    expect(sections("🔹 Requirements\n✨ SQL\n.dbt\n.NET")).toEqual([
      ["SQL", "must", "must"],
      ["dbt", "must", "must"],
      [".NET", "must", "must"],
    ]);
  });
});

describe("a number before a line", () => {
  test("stays where it counts something", () => {
    expect(jobLines("Requirements\n2.5 years in sales\n1.5 - 3 LPA")[0]?.text).toBe(
      "2.5 years in sales",
    );
  });

  test("is dropped where it numbers a part, so that a heading behind it is one", () => {
    expect(sections("3.0 REQUIREMENTS\n3.1 SQL and dbt\n✦ Duties\nRuns the press")).toEqual([
      ["SQL and dbt", "must", "must"],
      ["Runs the press", "duties", null],
    ]);
  });
});

describe("an entry of a list", () => {
  test.each([
    ["Duties\n👉 Salary negotiation and offers\n👉 Daily tracker", "Salary negotiation and offers"],
    [
      "Duties\n- Build on Zylo, Orpo and Experience Tree (portal): Apex, Flows",
      "Build on Zylo, Orpo and Experience Tree (portal): Apex, Flows",
    ],
  ])("is no heading for a word of one inside of it: %j", (text, entry) => {
    expect(sections(text)[0]).toEqual([entry, "duties", null]);
  });

  test("may be the row of a table drawn with bars, its first field the label", () => {
    expect(sections("| Salary | 4 LPA |\n| Skills | SQL, dbt |")).toEqual([
      ["4 LPA", "other", null],
      ["SQL, dbt", "must", "must"],
    ]);
  });
});

describe("what was said of the company", () => {
  test.each([
    "About us\nWe press oil.\nOur SQL is old.",
    "About us\nWe press oil. You will receive SQL lessons.",
  ])("asks for nothing: %j", (text) => {
    expect(sections(text).map(([, section]) => section)).toEqual(["other", "other"]);
  });

  test("is over where a short line of its own heads the next paragraph", () => {
    expect(
      sections(
        "About us\nWe press oil.\n\nBefore contract\nMeasures quantities from the drawings and the model",
      ).map(([, section]) => section),
    ).toEqual(["other", "top"]);
  });

  test("is over where the paragraph says what the person will do", () => {
    expect(
      sections("About us\nWe press oil. Trainees will write testbenches. Scripts are in Perl.").map(
        ([, section]) => section,
      ),
    ).toEqual(["other", "duties", "top"]);
  });
});

test("one sentence about the bus takes nothing from the others of its paragraph", () => {
  expect(
    sections("Knowledge of SQL is a must. Excel is needed. Company bus from Zorba.").map(
      ([, section]) => section,
    ),
  ).toEqual(["top", "top", "other"]);
});

describe("a line above all headings", () => {
  test.each([
    ["Zentra Forge is an ISO 9001 certified company", "other"],
    ["Canteen, bus from Zorba. Tuesday weekly off.", "other"],
    ["Preparing of small loans", "duties"],
    ["- Daily coating of the drums", "duties"],
    ["Zentra presses oil", "top"],
    ["Once you know us you may stay", "top"],
    ["On Thursday you write policy in Zylo", "duties"],
    ["You are also expected to hold camps", "duties"],
  ])("%s is of %s", (text, section) => {
    expect(sections(text)[0]?.[1]).toBe(section);
  });

  test.each([
    ["a list of skills without a full stop", "Skills: " + "Budgeting, Cost control, ".repeat(300)],
    ["words without a mark", "stock and dispatch ".repeat(400)],
    ["one word", "a/".repeat(9_999)],
  ])("reads %s in pieces of at most 1,000 letters, and loses no word", (_, text) => {
    const lines = jobLines(text).map((line) => line.text);

    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(1_000);
    const words = text.replace("Skills:", "").replaceAll(/\s/gu, "");
    expect(lines.join("").replaceAll(/\s/gu, "")).toBe(words);
  });
});
