import {
  type NextAction,
  nextActions,
  type ResumeStanding,
  type SkillGap,
  type Standing,
} from "@taiyari/domain/readiness";
import type { DashboardDeps } from "./deps.ts";
import type { Gathered } from "./gather.ts";

/** What to do next, the best first. */
export function nextActionsOf(
  { courseTests }: Pick<DashboardDeps, "courseTests">,
  gathered: Gathered,
  standing: Standing,
  now: number,
): readonly NextAction[] {
  const { outlines, runs, scoredInterviews } = gathered;
  const slug = outlines.course?.slug;
  const test = slug === undefined ? undefined : courseTests.get(slug);
  const open = runs.find(({ isEnded }) => !isEnded);
  return nextActions({
    ...standing,
    now,
    course: outlines.course,
    assessmentMinutes: test?.assessment?.minutes ?? null,
    problems: outlines.problems,
    simulations: outlines.simulations,
    openDay: open ? { id: open.id, scenario: open.scenario } : null,
    resume: resumeStanding(gathered),
    gaps: gapsOf(gathered),
    lastInterview: scoredInterviews.at(-1)?.last ?? null,
  });
}

function resumeStanding({ reports, findings, uploads }: Gathered): ResumeStanding {
  const [latest] = reports;
  if (latest)
    return {
      kind: "reported",
      upload: latest.uploadId,
      improvements: (findings?.improvements ?? []).map(({ checkId, title, why, gain }) => ({
        id: checkId,
        title,
        why,
        gain,
      })),
    };
  const read = uploads.find(({ status }) => status !== "unreadable");
  return read ? { kind: "uploaded", upload: read.id, fileName: read.fileName } : { kind: "none" };
}

/** Terms that the report did not find, those a job must have first. */
function gapsOf({ findings }: Gathered): readonly SkillGap[] {
  const match = findings?.match;
  if (!match) return [];
  const askedBy =
    match.source === "job-description" ? "The job description" : `The role of ${match.role}`;
  const missing = match.terms.filter(({ standing }) => standing === "missing");
  return [
    ...missing.filter(({ need }) => need === "must"),
    ...missing.filter(({ need }) => need === "nice"),
  ].flatMap(({ skillId, term }) => (skillId ? [{ skill: skillId, term, askedBy }] : []));
}
