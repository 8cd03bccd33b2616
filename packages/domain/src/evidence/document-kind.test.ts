import { describe, expect, test } from "vitest";
import { readingOf, type Sketch } from "../resume/testing/reading.ts";
import { misplacedOf } from "./document-kind.ts";

const kindOf = (sketch: Sketch) => misplacedOf(readingOf(sketch))?.kind ?? null;

const prose = (...lines: readonly string[]): Sketch => ({ unplaced: lines });

describe("what is no resume", () => {
  test.each([
    ["invoice", prose("TAX INVOICE", "Bill to: Koyna Retail", "A4 paper 40 x 260", "Total 10,400")],
    ["paper", prose("Abstract", "Small shops sell little.", "1 Introduction", "As Lee et al. say")],
    ["letter", prose("Dear Hiring Manager,", "Four years at a shop.", "Yours sincerely,", "Asha")],
    ["form", prose("Application form", "Name: __________", "Phone: __________", "Signature")],
    ["form", prose("[Your name]", "[Job title], [Company]", "[What you did there]")],
    ["job-advert", prose("We are hiring", "Responsibilities", "Run a shop", "Apply by 2 May")],
    ["empty", prose("Asha Rao", "asha@example.in")],
    [
      "unknown",
      prose("Soak the beans overnight and drain them before you fry", "the onions with the spice."),
    ],
  ])("is named: %s", (kind, sketch) => {
    expect(kindOf(sketch)).toBe(kind);
  });

  test("is an empty form, though it has the headings of a resume", () => {
    const blank = { title: "[Job title]", company: "[Company]" };
    const sketch: Sketch = { experience: [blank], education: [{ title: "[Your degree]" }] };
    expect(kindOf(sketch)).toBe("form");
  });

  test("is quoted with whole words, each sign once", () => {
    const reading = readingOf(prose("Dear Asha,", "Dear Meena,", "Yours sincerely, Ravi"));
    expect(misplacedOf(reading)?.words).toEqual(["Dear Asha", "Yours sincerely"]);
  });
});

describe("what may be a resume", () => {
  test.each<readonly [string, Sketch]>([
    [
      "a job with a date under a letter",
      {
        experience: [{ title: "Clerk", company: "Koyna Retail", from: "2019", to: "2021" }],
        skills: ["Tally", "Excel", "GST"],
        unplaced: ["Dear Sir,", "Yours faithfully,"],
      },
    ],
    [
      "studies and skills without a single date",
      {
        name: "Asha Rao",
        phone: "98200 00000",
        education: [{ title: "B.Com" }],
        skills: ["Tally"],
      },
    ],
    ["periods without a heading", prose("2015 – 2018 Nashik", "2018 – 2022 Pune")],
    ["a list of skills", { skills: ["Tally", "Excel", "GST returns"] }],
    [
      "an accountant who writes invoices",
      {
        experience: [
          {
            title: "Accountant",
            company: "Koyna Retail",
            from: "2019",
            bullets: ["Wrote each invoice with GSTIN and subtotal"],
          },
        ],
        skills: ["Tally", "Excel", "GST"],
      },
    ],
  ])("%s", (_, sketch) => {
    expect(kindOf(sketch)).toBeNull();
  });

  test("is judged by what can be seen", () => {
    expect(kindOf({ ...prose("Asha Rao"), hidden: ["Soak the beans overnight"] })).toBe("empty");
  });
});
