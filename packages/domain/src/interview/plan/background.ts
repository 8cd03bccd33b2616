import { indexCareers } from "../../careers/careers-index.ts";
import type { Careers } from "../../careers/careers.ts";
import { notShown } from "../../coach/enhance/not-shown.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { readJobDescription } from "../../job/read-job.ts";
import type { InterviewBackground } from "../setup.ts";
import { ownFactsOf } from "../facts/own-facts.ts";

export interface BackgroundSource {
  /** Null without a resume. */
  readonly draft: ResumeDraft | null;
  /** The text of a job description; "" without one. */
  readonly description: string;
  /** "Data Analyst at Nandi Retail"; "" to take the title that the description names. */
  readonly job: string;
  readonly careers: Careers;
  /** Whole days since 1 January 1970 (UTC). */
  readonly today: number;
}

/** As many terms of one job as are kept with an interview, the musts first. */
const MOST_TERMS = 100;

/** What an interview knows of the person and the job, from a resume and the text of a description. */
export function backgroundOf(source: BackgroundSource): InterviewBackground {
  const { draft, description, careers, today } = source;
  const facts = draft ? ownFactsOf(draft) : [];
  if (description.trim() === "") return { facts, asked: [], job: source.job };
  const job = readJobDescription(description, careers);
  const missing = draft
    ? new Set(
        notShown({ draft, job, careers: indexCareers(careers), today }).map((one) => one.term),
      )
    : null;
  return {
    facts,
    asked: job.terms.slice(0, MOST_TERMS).map(({ term, skillId }) => ({
      term,
      skill: skillId,
      isOnResume: missing !== null && !missing.has(term),
    })),
    job: source.job === "" ? job.title : source.job,
  };
}
