import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { anyDraft } from "../../draft/testing/arbitrary.ts";
import { newDraft } from "../../draft/new-draft.ts";
import { CLICHES, findPhrases } from "../../lexicon/cliches.ts";
import { tokenize } from "../../text/tokens.ts";
import { blanksIn } from "../proposals/blanks.ts";
import { checkLetter } from "./check-letter.ts";
import { draftLetter, type LetterRequest } from "./draft-letter.ts";
import { JOINTS } from "./joints.ts";
import { LETTER_TONES, type Letter } from "./letter.ts";
import { APPLICANTS, requestOf } from "./testing/letters.ts";
import { MORE_PEOPLE } from "./testing/more-people.ts";
import { PEOPLE } from "./testing/people.ts";

const textOf = ({ paragraphs }: Letter) => paragraphs.map(({ text }) => text).join("\n");

const asked = (letter: Letter) => blanksIn(textOf(letter)).map(({ ask }) => ask);

function checked(request: LetterRequest) {
  const { draft, job, careers } = request;
  return checkLetter(draftLetter(request), draft, job, careers);
}

test("claims nothing of nobody", () => {
  const { job, ...rest } = requestOf(MORE_PEOPLE.COORDINATOR);
  const letter = draftLetter({ ...rest, job, draft: newDraft(), role: "", company: "" });
  expect(letter.paragraphs.map(({ id }) => id)).toEqual(["why", "end"]);
  expect(letter).toMatchObject({ recipient: "", sender: { name: "", contact: [] } });
});

test("answers the job with what was done, in the words of the resume", () => {
  const letter = draftLetter(requestOf(MORE_PEOPLE.ANALYST));
  expect(letter.recipient).toBe("Hiring team, Nandi Retail, Bengaluru");
  expect(letter.sender).toEqual({
    name: "Ananya Iyer",
    contact: ["ananya.iyer@example.in", "+91 98450 00000, Bengaluru"],
  });
  expect(letter.paragraphs.map(({ text }) => text)).toEqual([
    "I am applying for the post of Data Analyst at Nandi Retail. I am a Data Analyst at Saral Commerce, with four years of work experience.",
    "The job asks for PostgreSQL. At Saral Commerce I built the daily order pipeline in dbt and PostgreSQL. There I also ran 22 price and delivery-fee experiments; seven shipped. I traced 38% of refunds to three pin codes and one courier; switching saved ₹1.4 crore.",
    "Before that, at Meghdoot Logistics, I replaced 60 spreadsheets with one Power BI workbook. My skills also include SQL and Python.",
    "I would like to do this work at Nandi Retail because [why this company, in your own words?].",
    "I can start after 60 days’ notice. I would be glad to answer questions about any line of this letter.",
  ]);
});

test("tells a fresher by the studies and the projects", () => {
  const text = textOf(draftLetter(requestOf(PEOPLE.FRESHER, "formal")));
  expect(text).toContain(
    "I wish to apply for the post of Graduate Engineer Trainee. I completed my B.Tech in Computer Science at Musi Institute of Technology in May 2026.",
  );
  expect(text).toContain("In my project “Bus Kahan Hai” I designed REST APIs in Node.js");
  expect(text).not.toMatch(/experience|company/u);
});

test("leaves the notice open where the resume does not say it", () => {
  expect(asked(draftLetter(requestOf(PEOPLE.ACCOUNTANT)))).toEqual([
    "why this company, in your own words?",
  ]);
  expect(asked(draftLetter(requestOf(PEOPLE.NURSE)))).toEqual([
    "why this company, in your own words?",
    "after what notice?",
  ]);
});

describe.each(APPLICANTS)("the letter of %s", (_, applicant) => {
  test("claims nothing without a line behind it, and fits one page", () => {
    const check = checked(requestOf(applicant));
    expect(check.unproven).toEqual([]);
    expect(check).toMatchObject({ pages: 1, saysWe: false });
    expect(check.namesRole).toBe(applicant.role !== "");
    expect(check.namesCompany).toBe(applicant.company !== "");
    expect(check.proofs.length).toBeGreaterThanOrEqual(3);
  });

  test("claims the same in every tone", () => {
    const quotes = LETTER_TONES.map((tone) =>
      checked(requestOf(applicant, tone)).proofs.map(({ line, number }) => [number, line.text]),
    );
    expect(quotes[1]).toEqual(quotes[0]);
    expect(quotes[2]).toEqual(quotes[0]);
  });

  test.each(LETTER_TONES)("is %s without a worn phrase or feelings nobody told us", (tone) => {
    const letter = draftLetter(requestOf(applicant, tone));
    expect(findPhrases(textOf(letter), CLICHES)).toEqual([]);
    expect(textOf(letter)).not.toMatch(
      /excit|passion|thrill|dream|delight|love|perfect|ideal|great fit/iu,
    );
    expect(letter).toMatchObject({
      greeting: JOINTS[tone].greeting,
      closing: JOINTS[tone].closing,
    });
  });

  test.each(LETTER_TONES)(
    "holds no word in capitals and no figure that was not given: %s",
    (tone) => {
      expect(notGiven(requestOf(applicant, tone))).toEqual([]);
    },
  );
});

test("holds no figure and no name that the draft does not, whatever the draft", () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...LETTER_TONES), (draft, tone) => {
      expect(notGiven({ ...requestOf(MORE_PEOPLE.ANALYST, tone), draft })).toEqual([]);
    }),
    { numRuns: sampling.runsOf(200) },
  );
});

const MONTHS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** Words with a capital inside of a sentence, and figures, that neither the resume, the job nor the request holds. */
function notGiven(request: LetterRequest): readonly string[] {
  const letter = draftLetter(request);
  const given = `${JSON.stringify(request.draft.resumeData)} ${request.job.text} ${request.role} ${request.company}`;
  const known = new Set(tokenize(given.replaceAll(String.raw`\n`, " ")).map(({ key }) => key));
  const ours = Object.values(JOINTS).flatMap(
    ({ at, before, apply, asks, skills, again, also, more, end, why, languages }) => [
      at("x", true),
      at("x", false),
      before("x"),
      apply("x"),
      asks("x"),
      skills("x"),
      languages("x"),
      again,
      also,
      more,
      ...end("I"),
      why("x", "x"),
      why("", "x"),
    ],
  );
  const joints = new Set(ours.flatMap((text) => tokenize(text).map(({ key }) => key)));
  return (
    letter.paragraphs
      .flatMap(({ text }) => tokenize(text))
      .filter(
        ({ text, key }) =>
          /^\p{Lu}|\d/u.test(text) && !known.has(key) && !joints.has(key) && !MONTHS.test(text),
      )
      .map(({ text }) => text)
      // The years are added up from the dates: "with 11 years of work experience".
      .filter((text) => !textOf(letter).includes(`${text} years of work experience`))
  );
}
