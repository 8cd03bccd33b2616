import { yearsOfExperience } from "../../../convert/years-of-experience.ts";
import { quoted, yearsInWords } from "../../../text/wording.ts";
import { type Draft, type Said, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { ContentsThing } from "../question/question.ts";
import { checkNamed, citeCheck, citeLines } from "./citations.ts";
import { stretchesOf } from "./timeline.ts";

interface Custom {
  /** What is done, and why. */
  readonly advice: string;
  /** What a line that has it says; null where it is not looked for. */
  readonly inLine: RegExp | null;
}

/**
 * What belongs in a resume whatever the job. No check scores these: the answer says so.
 *
 * Source: the custom of Indian hiring and the advice of college career offices, in our own words; ours to choose.
 */
const CUSTOMS: Readonly<Record<Exclude<ContentsThing, "marks" | "first-jobs" | "font">, Custom>> = {
  photo: {
    advice:
      "Leave the photo out, unless the posting asks for one: a machine reads nothing in it, and it says nothing of your work.",
    inLine: null,
  },
  birth: {
    advice:
      "Leave the date of birth out, unless the posting asks for it, as some government posts do: it says nothing of your work.",
    inLine: /\b(?:date of birth|d\.?o\.?b)\b/iu,
  },
  family: {
    advice:
      "Leave family, marital status, gender and religion out: they say nothing of your work, and nobody may choose by them. An official form that needs them asks for them.",
    inLine: /\b(?:father|mother|husband|marital|religion|caste|nationality|gender)\b.{0,3}[:’'-]/iu,
  },
  identity: {
    advice:
      "Never in a resume: it is passed on and copied. Numbers of identity papers are asked for after an offer, and given to the employer alone.",
    inLine: /\b(?:aadh?aa?r|pan|passport|voter)\b.{0,12}\d/iu,
  },
  address: {
    advice:
      "City and state are enough. The house and the street are asked for after an offer, and a resume is passed on and copied.",
    // A PIN code stands behind a place: "Pune - 411001", "Kothrud, Pune 411 038". An amount does not.
    inLine:
      /\b(?:[Aa]ddress|ADDRESS|[Pp][Ii][Nn] ?[Cc]ode)\b|(?:,\s*\p{Lu}[\p{L} ]*?[\s,–-]+|\p{Lu}\p{L}+\s*[–-]\s*)[1-9]\d{2}\s?\d{3}\s*[.,]?$/u,
  },
  declaration: {
    advice:
      "Not needed: the resume is yours whether you declare it or not, and the lines do more under a job. A form that needs a signature asks for it.",
    inLine: /\b(?:hereby declare|declaration|signature)\b/iu,
  },
  hobbies: {
    advice:
      "Only one that shows something the job can use, and then with what you did in it: a team led, a prize, a count. A plain list of pastimes says nothing.",
    inLine: /\b(?:hobb(?:y|ies)|interests)\b/iu,
  },
  references: {
    advice:
      "Not needed, and “available on request” says nothing. Have two people ready who have agreed, and name them when you are asked.",
    inLine: /\breferences?\b/iu,
  },
};

const NOT_SCORED = "That is custom, and no check of the report scores it.";

/** "Should I put my photo?" */
export function answerContents(context: ChatContext, things: readonly ContentsThing[]): Draft {
  return {
    paragraphs: [...things.flatMap((thing) => adviceOn(context, thing)), [NOT_SCORED]],
  };
}

function adviceOn(context: ChatContext, thing: ContentsThing): readonly (readonly Said[])[] {
  if (thing === "marks") return marks(context);
  if (thing === "first-jobs") return firstJobs(context);
  if (thing === "font") return fonts(context);
  const { advice, inLine } = CUSTOMS[thing];
  return [[advice], own(context, inLine)];
}

/** What the resume has of it now. */
function own(context: ChatContext, inLine: RegExp | null) {
  if (!inLine) return [];
  const there = context.lines.filter(({ text }) => inLine.test(text));
  const [first] = there;
  if (!first) return ["I find nothing of it in your resume."];
  return cited(
    `Your resume has it: ${quoted(first.text, 80)}`,
    citeLines(
      context,
      there.map(({ number }) => number),
    ),
  );
}

/** From this many years on nobody reads marks. */
const YEARS_WITHOUT_MARKS = 3;

const MARKS = /\b(?:c?gpa|sgpa)\b|\b\d{2}(?:\.\d+)?\s?%|\bfirst class\b|\bdistinction\b/iu;

function marks(context: ChatContext): readonly (readonly Said[])[] {
  const years = yearsOfExperience(context.reading, context.today) ?? 0;
  const ofStudies = context.reading.sections.filter(({ kind }) => kind === "education");
  const there = context.lines.filter(
    ({ number, text }) =>
      MARKS.test(text) &&
      (ofStudies.length === 0 ||
        ofStudies.some(
          ({ lines }) => lines !== null && number >= lines.first && number <= lines.last,
        )),
  );
  return [
    [
      years < YEARS_WITHOUT_MARKS
        ? "As long as you have worked for less than three years, yes: the mark of the last degree, and those of the " +
          "10th and 12th where they are good or the posting names a cut-off. One line each, with the year."
        : `With ${yearsInWords(years)} of work, no: the degree and its year are enough. Give marks where the posting names a cut-off.`,
    ],
    there.length === 0
      ? ["I find no marks under your studies."]
      : cited(
          `Your resume has: ${there
            .slice(0, 2)
            .map(({ text }) => quoted(text, 60))
            .join(", ")}`,
          citeLines(
            context,
            there.map(({ number }) => number),
          ),
        ),
  ];
}

function firstJobs(context: ChatContext): readonly (readonly Said[])[] {
  const { reading, today } = context;
  const [first, ...later] = stretchesOf(context).filter(({ isJob }) => isJob);
  if (!first || later.length === 0)
    return [
      [
        "Keep it: I see no other job with dates in your resume, and it is what shows that you have worked.",
      ],
    ];
  const all = yearsOfExperience(reading, today);
  const without = yearsOfExperience(
    {
      ...reading,
      experience: reading.experience.filter(
        ({ company, title }) => (company ?? title)?.value !== first.name,
      ),
    },
    today,
  );
  const cost =
    all !== null && without !== null && without < all
      ? `Without it your dates show ${yearsInWords(without)} of experience in place of ${yearsInWords(all)}`
      : "Your years of experience would stay the same without it";
  return [
    cited(`The earliest one is ${first.name}`, citeLines(context, first.lines)),
    [`${cost}.`],
    [
      "Keep title, company and dates, and cut the bullets to one: what is older is read less, and a job that is gone altogether leaves a hole in the dates.",
    ],
  ];
}

function fonts(context: ChatContext): readonly (readonly Said[])[] {
  const letters = checkNamed(context, "lost-characters");
  return [
    [
      "Any plain face that is easy to read, at 10 to 12 points for the text, and one face for all of it. No check scores the face itself.",
    ],
    letters
      ? cited(`What counts is that each letter arrives: ${letters.finding}`, citeCheck(letters))
      : [],
  ];
}
