import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { withAlternatives } from "../../evidence/alternatives.ts";
import { type MatchStatus, matchStatusOf } from "../../evidence/match-status.ts";
import { subjectWith } from "../../evidence/subject.ts";
import type { JobReading } from "../../job/job-reading.ts";
import { targetFrom } from "../../report/target.ts";
import type { JobTerm } from "../../resume/report.ts";
import { tokenize } from "../../text/tokens.ts";
import { readingOfDraft } from "./reading-of-draft.ts";
import type { EnhanceRequest } from "./request.ts";

/**
 * What the job asks for and the resume does not show, musts first: for the person to say where they have it, and never
 * written into the resume by us. [] without a job.
 */
export function notShown({
  draft,
  job,
  careers,
  today,
}: Pick<EnhanceRequest, "draft" | "job" | "careers" | "today">): JobTerm[] {
  if (!job) return [];
  // "GST" is shown by "GST returns", though that is another skill.
  const said = readingOfDraft(draft)
    .lines.map(({ text }) => wordsOf(text))
    .join("\n");
  return standingsOf(draft, job, careers, today)
    .filter(({ standing, term }) => standing === "missing" && !said.includes(wordsOf(term)))
    .map(({ term, skillId, need, asked }) => ({ term, skillId, need, asked }))
    .toSorted((a, b) => Number(a.need === "nice") - Number(b.need === "nice"));
}

/** The words of a text in small letters with a blank on each side. */
function wordsOf(text: string): string {
  return ` ${tokenize(text)
    .map(({ key }) => key)
    .join(" ")} `;
}

/** How well the resume shows each term of the job, in the job's order. */
function standingsOf(
  draft: ResumeDraft,
  job: JobReading,
  careers: CareersIndex,
  today: number,
): readonly MatchStatus[] {
  const file = { format: "pdf", bytes: 0, pages: 1, tagged: true, today } as const;
  const subject = subjectWith(readingOfDraft(draft), file, targetFrom({}, {}), careers);
  const { mentions, isSkillWall } = subject;
  const standings = job.terms.map((term) =>
    matchStatusOf(term, mentions, { today: subject.today, isSkillWall }),
  );
  return withAlternatives(standings, job.alternatives);
}
