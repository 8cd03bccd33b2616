import { findRole, isNamed } from "../../careers/careers-index.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { lowerStart } from "../../text/wording.ts";
import type { DraftField } from "../../draft/draft.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { TextChange } from "../proposals/proposal.ts";
import { REASONS } from "../rewrite/reasons.ts";
import { rewriteText } from "../rewrite/rewrite-text.ts";
import { sentencesIn } from "../rewrite/sentences.ts";
import { isEmptySentence, saysWhat } from "../rewrite/whole-sentences.ts";
import { contextOf } from "./context-of.ts";
import { draftedSummary, leadOf, listed } from "./drafted-summary.ts";
import { evidencedSkills } from "./evidence.ts";
import type { EnhanceRequest } from "./request.ts";

/** The most asked skills that are added to a summary. */
const MOST_ADDED = 3;

/** Whether a field is the summary of the person. */
export function isSummary({ section, field }: DraftField): boolean {
  return section === "personal" && field === "summary";
}

/**
 * The changes of a summary: without praise of oneself; what one is and for how long in front where it says neither; the
 * skills that the job asks and the lines show. An empty one, or one of praise alone, is drafted from the resume.
 */
export function summaryChanges(
  field: DraftField,
  before: string,
  request: EnhanceRequest,
): TextChange[] {
  if (saysNothing(before)) {
    const text = draftedSummary(request);
    return text === ""
      ? []
      : [{ id: 1, edits: [{ from: 0, to: before.length, text }], reason: REASONS.drafted }];
  }
  const changes = rewriteText(before, contextOf(field, request));
  const after = textAfter({ before, changes }, wholeOf({ changes }));
  const lead = saysWho(after, request) ? "" : leadOf(request);
  const asked = askedSentence(after, request);
  const end = before.trimEnd().length;
  const stop = /[.!?]$/u.test(after.trimEnd()) ? "" : ".";
  return [
    ...(lead === ""
      ? []
      : [{ edits: [{ from: 0, to: 0, text: `${lead} ` }], reason: REASONS.objective }]),
    ...changes.map(({ edits, reason }) => ({ edits, reason })),
    ...(asked === ""
      ? []
      : [{ edits: [{ from: end, to: end, text: `${stop} ${asked}` }], reason: REASONS.asked }]),
  ].map((change, i) => ({ id: i + 1, ...change }));
}

function saysNothing(text: string): boolean {
  const lines = text.split("\n");
  return lines.every((line) =>
    sentencesIn(line).every(({ from, to }) => isEmptySentence(line.slice(from, to))),
  );
}

/** A title, a study or years: a summary that has one of them says what the person is. */
function saysWho(text: string, { careers, draft }: EnhanceRequest): boolean {
  const opening = text.slice(0, 300);
  const title = draft.resumeData.personal.title.trim().toLowerCase();
  return (
    /\b\d+(?:\.\d+)?\s*\+?[\s-]*(?:years?|yrs?|months?)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\s+years?\b/iu.test(
      opening,
    ) ||
    /\b(?:graduate|graduated|student|fresher|b\.?\s?tech|b\.?e\b|mba|mca|b\.?sc|b\.?com|diploma|degree)\b/iu.test(
      opening,
    ) ||
    (title !== "" && opening.toLowerCase().includes(title)) ||
    findRole(careers, opening.split(/[.,]/u)[0] ?? "") !== null ||
    saysWhat(opening.split(/[.\n]/u)[0] ?? "")
  );
}

/** "Experience with SQL and Power BI." for what the job asks, the lines show and the summary does not name. */
function askedSentence(text: string, { draft, careers, job }: EnhanceRequest): string {
  if (!job) return "";
  const named = new Set(findSkills(text, careers).map(({ skill }) => skill.id));
  const shown = new Set(evidencedSkills(draft, careers, []).map(({ skill }) => skill.id));
  const terms = job.terms.filter(
    ({ skillId }) => skillId !== null && shown.has(skillId) && !named.has(skillId),
  );
  const names = terms
    .slice(0, MOST_ADDED - Math.min(named.size, MOST_ADDED - 1))
    .map(({ term, skillId }) => {
      const skill = careers.skills.get(skillId ?? "");
      // "High-rise construction" is a kind of work and no name.
      const isWork = skill !== undefined && !isNamed(skill) && skill.kind !== "certification";
      return isWork ? lowerStart(term) : term;
    });
  return names.length === 0 || named.size >= MOST_ADDED + 2
    ? ""
    : `Experience with ${listed(names)}.`;
}
