import type { Check } from "../check.ts";
import { inEnglishOnly, inJobsLanguageOnly } from "../left-out.ts";
import { degreeHeld } from "./degree-asked.ts";
import { dutiesShown } from "./duties-shown.ts";
import { industryWords } from "./industry-words.ts";
import { jobTitle } from "./job-title.ts";
import { recentUse } from "./recent-use.ts";
import { termsAsked } from "./terms-asked.ts";
import { yearsExperience } from "./years-asked.ts";

/** How the resume fits the wanted job. Thirty points; those that do not apply are left out of the sum. */
export const MATCH_CHECKS: readonly Check[] = [
  termsAsked,
  inJobsLanguageOnly(jobTitle),
  yearsExperience,
  inJobsLanguageOnly(dutiesShown),
  recentUse,
  degreeHeld,
  inEnglishOnly(industryWords),
];
