import type { DraftField, ResumeDraft } from "../../draft/draft.ts";
import { fieldOf, holderOf, textOf } from "../../draft/holders.ts";
import type { TextContext } from "../rewrite/context.ts";
import { countStops } from "../rewrite/stops.ts";
import type { EnhanceRequest } from "./request.ts";

/** What the rewording of a field needs to know of the resume around it. */
export function contextOf(
  { section, item, field }: DraftField,
  { draft, careers, job }: Pick<EnhanceRequest, "draft" | "careers" | "job">,
): TextContext {
  const holder = holderOf(draft, section, item);
  return {
    field,
    section: section.startsWith("custom") ? "custom" : section,
    isCurrent: holder !== undefined && isCurrent(holder),
    index: careers,
    names: namesOf(draft),
    endsWithStops: endsWithStops(draft),
    ...(job ? { asked: job.terms } : {}),
  };
}

/** Over the whole resume, so that each field settles for the same; null for no lines to go by. */
function endsWithStops({ resumeData: { experience, projects } }: ResumeDraft): boolean | null {
  const counts = [...experience, ...projects].map(({ description }) => countStops(description));
  const stopped = counts.reduce((sum, count) => sum + count.stopped, 0);
  const open = counts.reduce((sum, count) => sum + count.open, 0);
  return stopped + open === 0 ? null : stopped >= open;
}

function isCurrent(holder: object): boolean {
  return fieldOf(holder, "current") === true;
}

/** Names as the person writes them: of firms, schools, places, products and skills. */
function namesOf({ resumeData }: ResumeDraft): string[] {
  const { personal, experience, education, projects, certifications, skills } = resumeData;
  return [
    personal.fullName,
    personal.location,
    ...experience.flatMap((job) => [job.company, job.location]),
    ...education.flatMap((study) => [
      textOf(study, "institution"),
      textOf(study, "school"),
      textOf(study, "location"),
    ]),
    ...projects.flatMap((project) => [project.name, ...project.technologies]),
    ...certifications.flatMap((item) => [textOf(item, "name"), textOf(item, "issuer")]),
    ...skills.technical,
    ...(skills.groups ?? []).flatMap((group) => group.skills),
  ].filter((name) => name.trim() !== "");
}
