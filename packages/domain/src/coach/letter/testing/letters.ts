import { indexCareers } from "../../../careers/careers-index.ts";
import { readJob } from "../../../job/read-job.ts";
import type { LetterRequest } from "../draft-letter.ts";
import type { LetterTone } from "../letter.ts";
import { LETTER_CAREERS } from "./careers.ts";
import { MORE_PEOPLE } from "./more-people.ts";
import { type Applicant, PEOPLE } from "./people.ts";
import { draftOf } from "./person.ts";

const index = indexCareers(LETTER_CAREERS);

/** Thirteen people of as many trades, each with a job. */
export const APPLICANTS: readonly (readonly [string, Applicant])[] = Object.entries({
  ...PEOPLE,
  ...MORE_PEOPLE,
});

/** 22 Nov 2026. */
export const TODAY = 20_779;

/** What a letter of an applicant is made from. */
export function requestOf(applicant: Applicant, tone: LetterTone = "plain"): LetterRequest {
  return {
    draft: draftOf(applicant.person),
    job: { reading: readJob(applicant.job, index), text: applicant.job },
    role: applicant.role,
    company: applicant.company,
    tone,
    careers: index,
    today: TODAY,
  };
}
