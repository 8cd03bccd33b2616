import { plain } from "../lexicon/words.ts";
import type { Experience } from "../resume/resume.ts";
import type { Role } from "../resume/template.ts";

/**
 * Jobs with those at one company as one block: of two or more that follow each other, the first has the company as the
 * head of the block, and none has it beside its title. A place that all of them share is in the head too.
 *
 * Two companies are one when their names are the same but for case, blanks and punctuation. Our rule: somebody who left
 * and came back has something between the two.
 */
export function groupEmployers(jobs: readonly Experience[]): readonly Role[] {
  return jobs.flatMap((job, at): Role[] => {
    const isBegun = isSameEmployer(jobs[at - 1], job);
    if (!isBegun && !isSameEmployer(job, jobs[at + 1])) return [job];
    const block = blockAround(jobs, at);
    const [first] = block;
    const isOnePlace = block.every(
      ({ location }) => plain(location) === plain(first?.location ?? ""),
    );
    const role = { ...job, company: "", location: isOnePlace ? "" : job.location };
    if (isBegun) return [role];
    return [{ ...role, employer: job.company, employerPlace: isOnePlace ? job.location : "" }];
  });
}

function blockAround(jobs: readonly Experience[], at: number): readonly Experience[] {
  let from = at;
  let to = at;
  while (isSameEmployer(jobs[from - 1], jobs[from])) from -= 1;
  while (isSameEmployer(jobs[to], jobs[to + 1])) to += 1;
  return jobs.slice(from, to + 1);
}

/** A job without a title is no role: what it says would stand below the block's head without a name. */
function isSameEmployer(a: Experience | undefined, b: Experience | undefined): boolean {
  if (!a || !b || a.title === "" || b.title === "") return false;
  const name = plain(a.company);
  return name !== "" && name === plain(b.company);
}
