import { absent, full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { findRole } from "../../careers/careers-index.ts";
import { TITLE_WORD } from "../../lexicon/title-words.ts";
import { linesOf } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { yearsInWords } from "../../text/wording.ts";

/** The first lines say what the person is and for how long. */
export const summarySays: Check = {
  id: "summary-says",
  axis: "content",
  weight: 3,
  title: "Summary says role and years",
  looksAt: "The first lines say what the person is and for how long.",
  source:
    "The first lines decide whether the rest is read; role and years are what a reader looks for in them. Our choice.",
  run,
};

/** Longer than this, in characters, a headline is no headline. */
const LONGEST_HEADLINE = 160;

const YEARS =
  /(?:\d+(?:\.\d+)?\s*\+?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|two decades|a decade))[\s-]*(?:years?|yrs?|months?|decades?)\b|\bdecade\b/iu;
const STUDENT =
  /\b(?:fresher|fresh graduate|recent graduate|final[- ]year|pre[- ]final|graduate|graduating|student|undergraduate|b\.?\s?tech|b\.?e\b|mba|mca|b\.?sc|b\.?com|trainee|intern)\b/iu;
const SENIORITY =
  /\b(?:junior|senior|lead|principal|head|director|entry[- ]level|mid[- ]level)\b/iu;

function run({ reading, summary, index, isFresher, years, isEnglish }: Subject): Outcome {
  const headline = reading.contact.headline;
  const head = headline && headline.value.length <= LONGEST_HEADLINE ? headline.value : "";
  const text = summary?.text ?? "";
  const opening = text.slice(0, 400);
  const saysRole =
    [head, opening].some(
      (part) => part !== "" && (TITLE_WORD.test(part) || findRole(index, part) !== null),
    ) ||
    (isFresher && STUDENT.test(opening));
  const said = `${head}\n${opening}`;
  const saysYears = isFresher
    ? STUDENT.test(said) || YEARS.test(said)
    : YEARS.test(said) ||
      (!isEnglish && /\d/u.test(said)) ||
      (summary === null && SENIORITY.test(head));
  const second = isFresher ? "level" : "years";
  const lines = [...(headline ? linesOf(headline) : []), ...(summary?.lines ?? []).slice(0, 1)];
  if (saysRole && saysYears)
    return full(`The first lines say your role and your ${second}.`, {
      text: `The first lines say what you are and ${isFresher ? "where you stand" : "for how long"}.`,
      lines,
    });

  const isThere = summary !== null || head !== "";
  const missing = [...(saysRole ? [] : ["role"]), ...(saysYears ? [] : [second])];
  const quote = summary?.text ?? head;
  const known =
    !isFresher && !saysYears && years !== null && years >= 1
      ? ` Your dates add up to ${yearsInWords(years)}.`
      : "";
  return {
    share: (saysRole ? 0.5 : 0) + (saysYears ? 0.5 : 0),
    finding: isThere
      ? saysIn(saysRole, saysYears, second)
      : "No summary and no headline was found.",
    evidence: isThere
      ? [
          {
            line: lines[0] ?? null,
            where: summary ? "Summary" : "Headline",
            quote,
            marks: [
              {
                from: 0,
                to: quote.length,
                note: `Does not say your ${missing.join(" or your ")}.${known}`,
              },
            ],
            example: null,
          },
        ]
      : [
          absent("No line between your name and the first section", [
            { kind: "blank", ask: "what are you?" },
            { kind: "text", text: ", " },
            {
              kind: "blank",
              ask: isFresher ? "of which degree and year?" : "with how many years?",
            },
            { kind: "text", text: ", " },
            { kind: "blank", ask: "in what?" },
          ]),
        ],
    advice: {
      title: isThere
        ? `Put your ${missing.join(" and ")} in the first line`
        : `Open with a line that says your ${missing.join(" and ")}`,
      why: "A reader asks two things first: what are you, and for how long? The first line answers or the page is put away.",
      note: null,
    },
    praise: null,
    concern: {
      text: isThere
        ? `The first lines do not say your ${missing.join(" or ")}.`
        : "Nothing at the top says what you are.",
      lines,
    },
  };
}

function saysIn(saysRole: boolean, saysYears: boolean, second: string): string {
  if (saysRole) return `The first lines say your role and not your ${second}.`;
  if (saysYears) return `The first lines say your ${second} and not your role.`;
  return `The first lines say neither your role nor your ${second}.`;
}
