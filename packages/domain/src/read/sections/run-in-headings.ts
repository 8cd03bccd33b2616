import type { SectionKind } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import type { NumberedLine } from "../line/line.ts";
import { isNoSkillsName, isSigned } from "../../lexicon/no-skills.ts";
import { runInOf } from "../../lexicon/run-in.ts";

/** The mark alone, at the end of a heading: "Experience :-". */
const MARK = /:\s?[-–—]+\s*$/u;

/** Left edges this close are one. Points. */
const EDGE = 3;

/**
 * The lines that are below the courses of study and are a short section each, heading and all: "Computer Knowledge :-
 * Tally ERP" where other headings of the page end in ":-" at the same left edge. In a post such words describe the
 * post.
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

/** True for a line of a list of skills that says what somebody likes, or is a signature, rather than a skill. */
export function isNoSkill(line: NumberedLine, within: SectionKind): boolean {
  if (within !== "skills") return false;
  const text = line.text.slice(bulletEnd(line.text));
  const [first, second] = line.cells;
  const beside = first && second ? line.text.slice(first.from, first.to) : "";
  const label = /^([^:：]{3,32}?)\s*[:：]\s*\S/u.exec(text)?.[1] ?? beside;
  return isNoSkillsName(label) || isSigned(text);
}
