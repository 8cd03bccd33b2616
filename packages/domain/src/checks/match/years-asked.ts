import { absent, full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, sentenceStart, yearsInWords } from "../../text/wording.ts";
import { NO_TARGET } from "./terms-asked.ts";

/** Years of experience beside the years asked. */
export const yearsExperience: Check = {
  id: "years-asked",
  axis: "match",
  weight: 4,
  title: "Years of experience",
  looksAt: "Years of experience beside the years asked.",
  source:
    "A common filter of systems and recruiters; more years than asked cost nothing. Years of another kind of work earn a quarter at most. Our choice.",
  run,
};

/** What years of another kind of work earn at most. */
const UNRELATED = 0.25;

function run({ requirements, years, relatedShare, isYearsStated }: Subject): Outcome {
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
  const whose = isYearsStated ? "as you stated" : "by your dates";
  const kind = relatedShare + UNRELATED * (1 - relatedShare);
  const stated = `${sentenceStart(yearsInWords(years))} ${whose}`;
  if (years * relatedShare >= asked.least)
    return full(`${stated}; ${yearsInWords(asked.least)} asked.`, {
      text: `You have the years: ${yearsInWords(years)}, ${asked.least} asked.`,
      lines: [],
    });
  if (years >= asked.least)
    return {
      share: Math.min(1, (years * relatedShare) / asked.least + UNRELATED * (1 - relatedShare)),
      finding: `${stated}, ${relatedShare === 0 ? "all" : "most"} of other work; ${yearsInWords(asked.least)} asked.`,
      evidence: [],
      advice: {
        title: "Show which of your years count for this work",
        why: "A posting counts years of its own kind of work. Where an earlier job held some of it, say so in its bullets; what is another trade stays one.",
        note: `${yearsInWords(asked.least)} asked`,
      },
      praise: null,
      concern: {
        text: `${relatedShare === 0 ? "Your" : "Most of your"} ${yearsInWords(years)} ${agree(years <= 1 ? 1 : 2, "is", "are")} of another kind of work than the job asks for.`,
        lines: [],
      },
    };
  return {
    share: (years / asked.least) * kind,
    finding: `${stated}; ${yearsInWords(asked.least)} asked.`,
    evidence: [],
    advice: {
      title: "List all the work that counts towards the years",
      why: "Years cannot be added, and many postings are met below the number. If internships, freelance work or projects are missing here, list them with dates.",
      note: `${yearsInWords(years)} of ${asked.least}`,
    },
    praise: null,
    concern: {
      text: `The ${requirements.source === "job-description" ? "job" : "role"} asks for ${yearsInWords(asked.least)}; you show ${yearsInWords(years)}.`,
      lines: [],
    },
  };
}
