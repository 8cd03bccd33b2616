import type { ReadProject } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { labelOf } from "../patterns/labels.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { findDates } from "../patterns/dates.ts";
import { found, type Stretch } from "../line/found.ts";

/** "Tide Graph: ": a name of a few words before its description in a sentence. */
const NAMED = /^(?=\p{Lu})([^:.;,]{2,40}?)\s*:\s+(?=\S+\s+\S+\s+\S)/u;

/** A name of more words is a description. */
const MOST_WORDS = 5;

/**
 * The projects of a section that describes each in one paragraph after its name: "Tide Graph: A small tool for
 * harbours". Null for a section that holds any other line, or a date.
 */
export function readParagraphProjects(lines: readonly NumberedLine[]): ReadProject[] | null {
  const projects: { name: Stretch; told: Stretch[] }[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.cells.length > 1 || findDates(line.text).length > 0) return null;
    const mark = bulletEnd(line.text);
    if (labelOf(line.text.slice(mark))) return null;
    const named = NAMED.exec(line.text.slice(mark));
    const name = named?.[1] ?? "";
    const before = lines[i - 1];
    const open = projects.at(-1);
    if (named && name.split(/\s+/u).length <= MOST_WORDS) {
      const told = { line, from: mark + named[0].length, to: line.text.length };
      projects.push({ name: { line, from: mark, to: mark + name.length }, told: [told] });
    } else if (open && before && mark === 0 && goesOn(before, line))
      open.told.push({ line, from: 0, to: line.text.length });
    else return null;
  }
  return projects.map(({ name, told }) => ({
    name: found([name], 0.7),
    role: null,
    url: null,
    technologies: [],
    start: null,
    end: null,
    current: false,
    bullets: [found(told, 0.7)].flatMap((text) => text ?? []),
  }));
}

function goesOn(before: NumberedLine, line: NumberedLine): boolean {
  return isWrapped(before, line) || /^\p{Ll}/u.test(line.text);
}
