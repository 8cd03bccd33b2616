import type { LetterTone } from "./letter.ts";

/** The words of a tone. None of them says anything about the person. */
export interface Joints {
  readonly greeting: string;
  readonly closing: string;
  /** @param post  "the post of Data Analyst at Nandi Retail" */
  readonly apply: (post: string) => string;
  /** What a job names before what answers it. @param terms  "SQL, dbt and Power BI" */
  readonly asks: (terms: string) => string;
  /** Begins the first sentence about an employer, before "I". @param isCurrent  of work that goes on */
  readonly at: (employer: string, isCurrent: boolean) => string;
  /** The same of one before the last that was named. */
  readonly before: (employer: string) => string;
  /** Begins the second sentence about an employer, and one about no employer; then the third of either. With its "I". */
  readonly again: string;
  readonly also: string;
  readonly more: string;
  readonly skills: (terms: string) => string;
  readonly languages: (terms: string) => string;
  readonly why: (company: string, ask: string) => string;
  /** @param start  "I can start after 60 days' notice" or with a blank */
  readonly end: (start: string) => readonly string[];
}

/** How each tone greets, joins and closes. */
export const JOINTS: Readonly<Record<LetterTone, Joints>> = {
  plain: {
    greeting: "Dear hiring team,",
    closing: "",
    apply: (post) => `I am applying for ${post}.`,
    asks: (terms) => `The job asks for ${terms}.`,
    at: (employer) => `At ${closed(employer)} `,
    before: (employer) => `Before that, at ${employer}, `,
    again: "There I also ",
    also: "I also ",
    more: "I ",
    skills: (terms) => `My skills also include ${terms}.`,
    languages: (terms) => `My languages include ${terms}.`,
    why: (company, ask) =>
      company === ""
        ? `I would like this job because ${ask}.`
        : `I would like to do this work at ${company} because ${ask}.`,
    end: (start) => [
      `${start}.`,
      "I would be glad to answer questions about any line of this letter.",
    ],
  },
  warm: {
    greeting: "Hello,",
    closing: "Warm regards,",
    apply: (post) => `I am writing to you about ${post}.`,
    asks: (terms) => `You ask for ${terms}.`,
    at: (employer) => `In my work at ${closed(employer)} `,
    before: (employer) => `Earlier, at ${employer}, `,
    again: "There I also ",
    also: "I also ",
    more: "I ",
    skills: (terms) => `My skills include ${terms} too.`,
    languages: (terms) => `My languages include ${terms}.`,
    why: (company, ask) =>
      company === ""
        ? `I would like to do this job because ${ask}.`
        : `I would like to join ${company} because ${ask}.`,
    end: (start) => [`${start}.`, "I would be happy to talk about any of this in person."],
  },
  formal: {
    greeting: "Dear Sir or Madam,",
    closing: "Yours faithfully,",
    apply: (post) => `I wish to apply for ${post}.`,
    asks: (terms) => `The post calls for ${terms}.`,
    at: (employer, isCurrent) =>
      isCurrent ? `In my present position at ${employer}, ` : `In my position at ${employer}, `,
    before: (employer) => `Prior to that, at ${employer}, `,
    again: "In the same position I also ",
    also: "In addition, I ",
    more: "In addition, I ",
    skills: (terms) => `My skills further include ${terms}.`,
    languages: (terms) => `My languages include ${terms}.`,
    why: (company, ask) =>
      company === ""
        ? `I seek this post because ${ask}.`
        : `I wish to work at ${company} because ${ask}.`,
    end: (start) => [
      `${start}.`,
      "I would welcome the opportunity to discuss this application with you.",
    ],
  },
};

/** "Apollo Hospitals, Chennai," where a sentence goes on behind a name with a comma. */
function closed(name: string): string {
  return name.includes(",") ? `${name},` : name;
}
