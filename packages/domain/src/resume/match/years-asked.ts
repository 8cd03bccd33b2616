import { absent, full, notMeasured } from "../score/check.ts";
import type { Check, Outcome } from "../score/check.ts";
import type { Subject } from "../score/subject.ts";
import { sentenceStart, yearsInWords } from "../score/wording.ts";
import { NO_TARGET } from "./terms-asked.ts";

/** Years of experience beside the years asked. */
export const yearsExperience: Check = {
  id: "years-asked",
  axis: "match",
  weight: 4,
  title: "Years of experience",
  source: "A common filter of systems and recruiters; more years than asked cost nothing.",
  run,
};

function run({ requirements, years, target }: Subject): Outcome {
  if (!requirements) return notMeasured(NO_TARGET);
  const asked = requirements.years;
  if (!asked || asked.least === 0) {
    const what =
      requirements.source === "job-description" ? "The job" : "The role, without a level,";
    return notMeasured(`${what} asks for no number of years.`);
  }
  if (years === null)
    return {
      share: 0,
      finding: `No dates to count; ${yearsInWords(asked.least)} asked.`,
      evidence: [absent("No dated job under Experience")],
      advice: {
        title: "Give jobs and studies their dates",
        why: `The job asks for ${yearsInWords(asked.least)}, and without dates nobody can count yours.`,
        note: null,
      },
      praise: null,
      concern: {
        text: `${sentenceStart(yearsInWords(asked.least))} ${asked.least <= 1 ? "is" : "are"} asked and none can be counted.`,
        lines: [],
      },
    };
  const whose = target.years === null ? "by your dates" : "as you stated";
  if (years >= asked.least)
    return full(`${sentenceStart(yearsInWords(years))} ${whose}; ${asked.least} asked.`, {
      text: `You have the years: ${yearsInWords(years)}, ${asked.least} asked.`,
      lines: [],
    });
  return {
    share: years / asked.least,
    finding: `${sentenceStart(yearsInWords(years))} ${whose}; ${asked.least} asked.`,
    evidence: [],
    advice: {
      title: "Make up for the years with what they brought",
      why: "Years cannot be added, and many postings are met below the number. If internships, freelance work or projects are missing here, list them with dates.",
      note: `${yearsInWords(years)} of ${asked.least}`,
    },
    praise: null,
    concern: {
      text: `The job asks for ${yearsInWords(asked.least)}; you show ${yearsInWords(years)}.`,
      lines: [],
    },
  };
}
