import type { Careers } from "@taiyari/domain/careers";
import { readingOfDraft } from "@taiyari/domain/coach";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { readJobDescription } from "@taiyari/domain/job";
import { reportOn, targetFrom } from "@taiyari/domain/report";
import type { FileFacts } from "@taiyari/domain/resume";
import type { Tailored } from "../enhancing.ts";

/** A file as any: what a job asks for does not depend on it. */
const FILE: Omit<FileFacts, "today"> = { format: "pdf", bytes: 60_000, pages: 1, tagged: true };

/** What a job asks for that the draft does not show, as the report counts it: musts first. */
export function matchJob(
  draft: ResumeDraft,
  job: string,
  careers: Careers,
  today: number,
): Tailored {
  const target = targetFrom({}, { jobDescription: job });
  const { match } = reportOn(readingOfDraft(draft), { ...FILE, today }, target, careers);
  const asked = match?.source === "job-description" ? match.terms : [];
  return {
    title: readJobDescription(job, careers).title,
    missing: asked
      .filter(({ standing }) => standing === "missing")
      .map(({ term, need, skillId }) => ({ term, need, skillId }))
      .toSorted((a, b) => Number(a.need === "nice") - Number(b.need === "nice")),
  };
}
