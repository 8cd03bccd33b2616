import { findResult } from "../../checks/content/results.ts";
import { yearsOfExperience } from "../../convert/years-of-experience.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { opened } from "../rewrite/opening.ts";
import { isPast } from "../rewrite/verbs.ts";
import { firstWord } from "../rewrite/action.ts";
import { wordCount } from "../rewrite/sentences.ts";
import { linesOf } from "../rewrite/text-parts.ts";
import { findDates } from "../../read/patterns/dates.ts";
import { evidencedSkills } from "./evidence.ts";
import { readingOfDraft } from "./reading-of-draft.ts";
import type { EnhanceRequest } from "./request.ts";

/** Words of a result that still reads well in a summary. */
const MOST_WORDS = 24;

/** The most skills that a summary names. */
const MOST_SKILLS = 3;

/**
 * A summary of what the draft itself says: title and years, what its lines show, and one result. Every word is the
 * draft's, or says nothing. "" for a draft without a title and without a degree.
 */
export function draftedSummary(request: EnhanceRequest): string {
  const lead = leadOf(request);
  if (lead === "") return "";
  const skills = shownSkills(request);
  const result = bestResult(request);
  return [lead, skills === "" ? "" : `Works with ${skills}.`, result].filter(Boolean).join(" ");
}

/** What the person is and for how long: "Data Analyst with 4 years of experience, most recently at Saral Commerce." */
export function leadOf({ draft, today }: Pick<EnhanceRequest, "draft" | "today">): string {
  const { personal, experience, education } = draft.resumeData;
  const latest = experience.find(({ current }) => current) ?? experience[0];
  const title = (personal.title.split(/[|·•]/u)[0] ?? "").trim() || (latest?.title.trim() ?? "");
  const years = Math.floor(yearsOfExperience(readingOfDraft(draft), today) ?? 0);
  const company = latest?.company.trim() ?? "";
  if (title !== "" && years >= 1) {
    const where = company === "" ? "" : `, most recently at ${company}`;
    return `${title} with ${years} ${years === 1 ? "year" : "years"} of experience${where}.`;
  }
  const study = education[0];
  const degree = study?.degree.trim() ?? "";
  const year =
    findDates(study?.endDate ?? "")[0]?.end?.date.year ?? /\d{4}/u.exec(study?.endDate ?? "")?.[0];
  const school = study?.institution.trim() ?? "";
  if (degree === "") return "";
  const parts = [degree, school, year === undefined ? "" : String(year)].filter(Boolean).join(", ");
  return title === "" || experience.length > 0 ? `${parts}.` : `${title}. ${parts}.`;
}

function shownSkills({ draft, careers, job }: EnhanceRequest): string {
  const asked = new Set(job?.terms.flatMap(({ skillId }) => skillId ?? []) ?? []);
  const shown = evidencedSkills(draft, careers, []).filter(({ skill }) => skill.kind !== "domain");
  const first = [
    ...shown.filter(({ skill }) => asked.has(skill.id)),
    ...shown.filter(({ skill }) => !asked.has(skill.id)),
  ];
  return listed(first.slice(0, MOST_SKILLS).map(({ name }) => name));
}

/** "SQL, Power BI and Python". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? "";
  return `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** The first line with a measured result that opens with what was done, as a sentence; "" for none. */
function bestResult({ draft }: EnhanceRequest): string {
  const { experience, projects } = draft.resumeData;
  const lines = [...experience, ...projects].flatMap(({ description }) => linesOf(description));
  const told = lines.filter(
    ({ text }) =>
      wordCount(text) <= MOST_WORDS &&
      isPast(firstWord(text)) &&
      opened(text, { isCurrent: false, turnsVerbs: true, splitting: "none" }) === null &&
      dutyOpening(text) === null &&
      findResult(text) !== null &&
      !/[.!?]\s/u.test(text),
  );
  const best = told.find(({ text }) => /\bfrom\s.*\d.*\bto\b|\d\s?%/u.test(text)) ?? told[0];
  return best === undefined ? "" : `${best.text.replace(/[.,;\s]+$/u, "")}.`;
}
