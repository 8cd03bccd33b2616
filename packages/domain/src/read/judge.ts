import { companyScore } from "../lexicon/company-words.ts";
import { degreeScore } from "../lexicon/degrees.ts";
import { institutionScore } from "../lexicon/institutions.ts";
import { titleScore } from "../lexicon/job-titles.ts";
import type { Found, Reading } from "../resume/reading.ts";

type Entries = Pick<Reading, "experience" | "education">;

/** No value that a doubt is raised about is surer than this: below what is called sure. */
const DOUBTED = 0.6;

/** A title, a degree or a school has a word such things are called by. */
const NAMED = { title: 1, degree: 0.5, institution: 0.5 };

/** What scores so much as something else is that. */
const ELSE = { title: 1.2, company: 1.2, institution: 1 };

/** A name of a job, a company, a course or a school has no more words than this. */
const MOST_WORDS = 8;

/**
 * Jobs and studies with less confidence where a second look at what was found raises a doubt: it has no word that
 * such things are called by or is called like something else, it is cut off, or its entry lacks its other name or all
 * dates. The look knows nothing of how a value was found, only what it says and what stands beside it.
 *
 * Source: the reliability table of docs/benchmarks.md. Doubts were chosen on one half of invented resumes in random
 * layouts: there a value with one was right in about every second case, one without in 19 of 20.
 */
export function judged({ experience, education }: Entries): Entries {
  return {
    experience: experience.map((job) => {
      const isWhole = job.company !== null && isDated(job);
      return {
        ...job,
        title: sureIf(job.title, (text) => isWhole && isTitled(text)),
        company: sureIf(
          job.company,
          (text) =>
            isDated(job) && job.title !== null && isTitled(job.title.value) && !isTitle(text),
        ),
      };
    }),
    education: education.map((study) => {
      const isWhole = study.degree !== null && study.institution !== null && isDated(study);
      return {
        ...study,
        degree: sureIf(study.degree, (text) => isWhole && isDegree(text)),
        institution: sureIf(
          study.institution,
          (text) => isWhole && institutionScore(text) >= NAMED.institution,
        ),
      };
    }),
  };
}

function isDated({ start, end }: { readonly start: unknown; readonly end: unknown }): boolean {
  return start !== null || end !== null;
}

function isTitled(text: string): boolean {
  return isComplete(text) && titleScore(text) >= NAMED.title;
}

function isTitle(text: string): boolean {
  return titleScore(text) >= ELSE.title && companyScore(text) < ELSE.company;
}

function isDegree(text: string): boolean {
  return degreeScore(text) >= NAMED.degree && institutionScore(text) < ELSE.institution;
}

function sureIf(found: Found | null, isSure: (text: string) => boolean): Found | null {
  if (!found || found.confidence <= DOUBTED || (isComplete(found.value) && isSure(found.value)))
    return found;
  return { ...found, confidence: DOUBTED };
}

/** False for a sentence, a label, and for what is cut off: "Bachelor of", "(formerly Acme", "and finance". */
function isComplete(text: string): boolean {
  const opened = text.split("(").length;
  return (
    !/^\p{Ll}|[:•|]/u.test(text) &&
    !/(?:^|\s)(?:of|and|in|at|for|de|do|der|und|&)$/iu.test(text) &&
    opened === text.split(")").length &&
    text.split(/\s+/u).length <= MOST_WORDS
  );
}
