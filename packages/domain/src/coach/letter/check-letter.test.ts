import { describe, expect, test } from "vitest";
import { changeTone } from "./change-tone.ts";
import { checkLetter } from "./check-letter.ts";
import { draftLetter } from "./draft-letter.ts";
import type { Letter } from "./letter.ts";
import { plainer } from "./plainer.ts";
import { replacementFor } from "./replacement.ts";
import { shorter } from "./shorten.ts";
import { requestOf, TODAY } from "./testing/letters.ts";
import { MORE_PEOPLE } from "./testing/more-people.ts";

const REQUEST = requestOf(MORE_PEOPLE.ANALYST);
const LETTER = draftLetter(REQUEST);
const { draft, job, careers } = REQUEST;
const check = (letter: Letter) => checkLetter(letter, draft, job, careers);

/** The letter with one paragraph as the person wrote it. */
function withText(id: string, text: string): Letter {
  const paragraphs = LETTER.paragraphs.map((one) =>
    one.id === id ? { ...one, text, engine: null } : one,
  );
  return { ...LETTER, paragraphs };
}

describe("checkLetter", () => {
  test("says of each thing asked where it stands", () => {
    const { asks } = check(LETTER);
    const of = (term: string) => asks.find((ask) => ask.term === term);
    expect(of("Demand forecasting")).toMatchObject({
      standing: "neither",
      line: null,
      sentence: null,
    });
    // One of them will do, and is there.
    expect(of("Snowflake")).toBeUndefined();
    expect(of("PostgreSQL or Snowflake")).toMatchObject({
      need: "must",
      standing: "letter",
      sentence: 4,
      proof: 2,
    });
    const without = check(withText("earlier", "I packed boxes.")).asks;
    expect(without.find(({ term }) => term === "Power BI")).toMatchObject({
      standing: "resume",
      line: 10,
      sentence: null,
    });
  });

  test("does not take what the job asks for what the person did", () => {
    const { asks } = check(withText("evidence", "The job asks for PostgreSQL and dbt."));
    expect(asks.find(({ term }) => term === "dbt")).toMatchObject({ standing: "resume" });
  });

  test("underlines what was done, by lines of the resume", () => {
    const { text = "" } = LETTER.paragraphs.find(({ id }) => id === "evidence") ?? {};
    const proofs = check(LETTER).proofs.filter(({ paragraph }) => paragraph === "evidence");
    expect(
      proofs.map(({ from, to, number, line }) => [number, text.slice(from, to), line.text]),
    ).toEqual([
      [
        2,
        "built the daily order pipeline in dbt and PostgreSQL",
        "Built the daily order pipeline in dbt and PostgreSQL",
      ],
      [
        3,
        "ran 22 price and delivery-fee experiments; seven shipped",
        "Ran 22 price and delivery-fee experiments; seven shipped",
      ],
      [
        4,
        "traced 38% of refunds to three pin codes and one courier; switching saved ₹1.4 crore",
        "Traced 38% of refunds to three pin codes and one courier; switching saved ₹1.4 crore",
      ],
    ]);
  });

  test.each([
    "I am an expert in customer analytics.",
    "I have deep knowledge of machine learning.",
    "I led a department of surgeons.",
  ])("finds no line behind %j", (claim) => {
    const { unproven } = check(withText("evidence", `I built the daily order pipeline. ${claim}`));
    expect(unproven).toMatchObject([{ paragraph: "evidence", from: 34, to: 34 + claim.length }]);
  });

  test.each([
    "I would be glad to meet you.",
    "I built the daily order pipeline for everybody.",
    "Nandi Retail has 210 stores.",
    "I hope to learn forecasting from [whom?].",
  ])("takes %j for no claim without proof", (sentence) => {
    expect(check(withText("why", sentence)).unproven).toEqual([]);
  });

  test("counts words, and says when somebody speaks for others", () => {
    expect(check(LETTER)).toMatchObject({ saysWe: false, pages: 1 });
    expect(check(withText("why", "We cut costs together.")).saysWe).toBe(true);
    expect(check(withText("why", "word ".repeat(900)))).toMatchObject({ pages: 3 });
  });

  test("lists what is still open", () => {
    expect(check(LETTER).blanks).toMatchObject([
      { paragraph: "why", ask: "why this company, in your own words?" },
    ]);
  });
});

test("offers the line closest to a claim that the letter does not use", () => {
  const letter = withText("evidence", "I am an expert in experiments on price.");
  const { unproven } = check(letter);
  const [claim] = unproven;
  if (!claim) throw new Error("no claim without proof");
  const replacement = replacementFor(claim, check(letter), draft, job, careers, TODAY);
  expect(replacement?.text).toBe(
    "At Saral Commerce I ran 22 price and delivery-fee experiments; seven shipped.",
  );
  expect(replacement?.line.field).toMatchObject({ section: "experience", field: "description" });
});

const evidence = (letter: Letter) => shorter(letter, "evidence", check(letter)) ?? "";

describe("shorter", () => {
  test("leaves the only sentence, and one with a blank", () => {
    expect(shorter(LETTER, "why", check(LETTER))).toBeNull();
    const letter = withText("end", "I can start [after what notice?]. Call me.");
    expect(shorter(letter, "end", check(letter))).toBe("I can start [after what notice?].");
  });

  test("drops first what claims without proof, then what proves nothing, then what answers least", () => {
    const once = evidence(LETTER);
    expect(once).toMatch(/^At Saral Commerce I built/u);
    const twice = evidence(withText("evidence", once));
    expect(twice).not.toContain("38%");
    const claim = "I am an expert in customer analytics.";
    expect(evidence(withText("evidence", `${once} ${claim}`))).toBe(once);
  });

  test("gives the opening of a dropped sentence to the one that leaned on it", () => {
    const text =
      "At Meghdoot Logistics I packed gifts. There I also replaced 60 spreadsheets with one Power BI workbook.";
    const letter = withText("earlier", text);
    expect(shorter(letter, "earlier", check(letter))).toBe(
      "At Meghdoot Logistics I replaced 60 spreadsheets with one Power BI workbook.",
    );
  });
});

describe("plainer", () => {
  test("leaves plain words, blanks and names in quotation marks", () => {
    expect(plainer("I cut costs [in order to do what?] for “Leverage”.")).toBeNull();
  });

  test("says the same in plain words", () => {
    expect(
      plainer("Prior to that I successfully utilised Excel in order to plan on a daily basis."),
    ).toBe("Before that I used Excel to plan every day.");
  });
});

describe("changeTone", () => {
  test("drafts again what still is as drafted, and keeps what the person wrote", () => {
    const mine = withText("why", "My aunt shops at Nandi every week.");
    const formal = changeTone(mine, "formal", REQUEST);
    const drafted = draftLetter(requestOf(MORE_PEOPLE.ANALYST, "formal"));
    expect(formal).toMatchObject({
      tone: "formal",
      greeting: drafted.greeting,
      closing: drafted.closing,
    });
    expect(formal.paragraphs.map(({ text }) => text)).toEqual(
      drafted.paragraphs.map(({ id, text }) =>
        id === "why" ? "My aunt shops at Nandi every week." : text,
      ),
    );
  });

  test("comes back to the same letter", () => {
    expect(changeTone(changeTone(LETTER, "warm", REQUEST), "plain", REQUEST)).toEqual(LETTER);
  });
});
