import { resumeLines } from "../../coach/letter/resume-lines.ts";
import type { LineGroup, ResumeLine } from "../../coach/letter/resume-lines.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { type AnyItem, fieldOf, itemsOf, textOf } from "../../draft/holders.ts";
import { namesOf } from "../../draft/item-title.ts";
import { findDates } from "../../read/patterns/dates.ts";
import type { PartialDate } from "../../resume/reading.ts";
import type { OwnFact } from "../setup.ts";

/** As many lines of one resume as are kept with an interview, and UTF-16 units of each. Our choice: longer resumes are cut at the end. */
const MOST_FACTS = 200;
const MOST_TEXT = 600;
const MOST_NAME = 200;

/**
 * The lines of a resume that an interview can ask about and hold answers against, in the order of the resume; hidden sections, references and ways to reach the person are left
 * out. A resume that was read from a file is a draft too: `draftFromReading` of `@taiyari/domain/import`.
 */
export function ownFactsOf(draft: ResumeDraft): readonly OwnFact[] {
  return resumeLines(draft)
    .flatMap((group) => factsOf(draft, group))
    .filter(({ text }) => text !== "")
    .slice(0, MOST_FACTS);
}

const KINDS: Readonly<Record<string, OwnFact["kind"]>> = {
  personal: "summary",
  experience: "job",
  projects: "project",
  education: "education",
  skills: "skill",
};

function factsOf(draft: ResumeDraft, group: LineGroup): readonly OwnFact[] {
  const kind = KINDS[group.section] ?? "other";
  const item = itemsOf(draft, group.section).find(({ id }) => id === group.item);
  const of = item ? namesOf(group.section, item).join(", ").slice(0, MOST_NAME) : "";
  const period = item ? periodOf(item) : null;
  const fact = (text: string): OwnFact => ({ text: text.slice(0, MOST_TEXT), of, period, kind });
  return group.lines.flatMap((line) => textsOf(line, of).map(fact));
}

/** The line that names an entry is its name; of a list each tag is a line. */
function textsOf({ kind, text }: ResumeLine, of: string): readonly string[] {
  if (kind === "title" || kind === "certificate") return [of === "" ? text : of];
  return kind === "list" ? text.split(", ") : [text];
}

function periodOf(item: AnyItem): OwnFact["period"] {
  const from = monthOf(textOf(item, "startDate") || textOf(item, "date"));
  if (from === null) return null;
  if (fieldOf(item, "current") === true) return { from, to: null };
  const to = monthOf(textOf(item, "endDate"));
  return { from, to: to ?? from };
}

/** "Mar 2021" → "2021-03"; null for what is no date. */
function monthOf(text: string): string | null {
  const [found] = findDates(text);
  // A date by itself is the end of a stretch of one.
  const date = found?.start?.date ?? found?.end?.date;
  return date ? isoMonth(date) : null;
}

function isoMonth({ year, month }: PartialDate): string {
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}
