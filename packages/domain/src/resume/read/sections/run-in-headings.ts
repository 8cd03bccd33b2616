import type { SectionKind } from "../../reading.ts";
import { bulletEnd } from "../entries/bullets.ts";
import type { NumberedLine } from "../layout/line.ts";
import { sectionKindOf } from "../lexicon/section-names.ts";

/** The mark of a typewritten heading, with what stands behind it on the same line: "Computer Knowledge :- Tally". */
const RUN_IN = /^(\p{L}[^:]{2,40}?)\s*:\s?[-–—]+\s*(?=\S)/u;

/** The mark alone, at the end of a heading: "Experience :-". */
const MARK = /:\s?[-–—]+\s*$/u;

/** Left edges this close are one. Points. */
const EDGE = 3;

/** The kind of section that the first words of a line announce, and where what they head begins; null for none. */
export function runInOf(text: string): { readonly kind: SectionKind; readonly end: number } | null {
  const match = RUN_IN.exec(text);
  const kind = match ? sectionKindOf(match[1] ?? "") : null;
  return match && kind ? { kind, end: match[0].length } : null;
}

/**
 * The lines that stand below the courses of study and are a short section each, heading and all: "Computer Knowledge :-
 * Tally ERP" where other headings of the page end in ":-" at the same left edge. In a post such words tell of the post.
 */
export function runInKind(
  line: NumberedLine,
  within: SectionKind,
  headings: readonly NumberedLine[],
): SectionKind | null {
  const found = within === "experience" || within === "projects" ? null : runInOf(line.text);
  const isListed = found?.kind === "skills" || found?.kind === "certifications";
  const alike = headings.filter(
    ({ text, x }) => MARK.test(text) && Math.abs(x - line.x) < EDGE,
  ).length;
  return found && isListed && alike > 1 ? found.kind : null;
}

/** What a group of a section called "Skills & interests" is called that holds none of the skills. */
const NO_SKILLS =
  /^(?:(?:personal )?interests?|hobbies|(?:hobbies|interests) (?:and|&) (?:hobbies|interests)|driving licen[cs]e|interessen|hobbys|führerschein|centres d['’]intérêt|loisirs|intereses|aficiones|interesses)$/iu;

/** A place and a day below the last of a page, to be signed: "Kassel, 9. November 2026". */
const SIGNED =
  /^\p{Lu}[\p{L} -]{2,24},\s*(?:den\s+)?\d{1,2}[./]?\s?(?:\p{L}{3,}|\d{1,2}[./])\s?\d{4}$/u;

/** True for a line of a list of skills that tells of what somebody likes, or is signed, rather than of what they can. */
export function isNoSkill(line: NumberedLine, within: SectionKind): boolean {
  if (within !== "skills") return false;
  const text = line.text.slice(bulletEnd(line.text));
  const [first, second] = line.cells;
  const beside = first && second ? line.text.slice(first.from, first.to) : "";
  const label = /^([^:：]{3,32}?)\s*[:：]\s*\S/u.exec(text)?.[1] ?? beside;
  return NO_SKILLS.test(label) || SIGNED.test(text);
}
