import { notMeasured } from "./check.ts";
import type { Check } from "./check.ts";

/** The check, left out for a resume in another language than English. */
export function inEnglishOnly(check: Check): Check {
  return {
    ...check,
    readsEnglish: true,
    run: (subject) => (subject.isEnglish ? check.run(subject) : notMeasured(OTHER_LANGUAGE)),
  };
}

/** The check, left out where the resume and the job are in different languages. */
export function inJobsLanguageOnly(check: Check): Check {
  return {
    ...check,
    run: (subject) => (subject.isJobsLanguage ? check.run(subject) : notMeasured(TWO_LANGUAGES)),
  };
}

/** What a word-based check says of a resume in another language. */
export const OTHER_LANGUAGE =
  "This check reads English, and your resume is in another language. It is not counted.";

/** Whether a finding says that a check was left out for the language of the resume. */
export function isAboutLanguage(finding: string): boolean {
  return finding === OTHER_LANGUAGE || finding === TWO_LANGUAGES;
}

const TWO_LANGUAGES =
  "The job and your resume are in different languages, and this compares their words. It is not counted.";
