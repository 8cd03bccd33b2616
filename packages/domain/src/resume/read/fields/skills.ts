import type { Found, ReadSkillGroup } from "../../reading.ts";
import { bulletEnd } from "../entries/bullets.ts";
import type { NumberedLine } from "../layout/line.ts";
import { found, type Stretch, textOf } from "./found.ts";
import { cutList } from "./lists.ts";

/** How well a skill is known, said by itself: no skill. */
const LEVEL =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|native|novice|master|familiar|good|excellent|skill level|\d{1,3} ?%|\d\/\d{1,2})$/iu;

/** The skills of a section, in groups where they have names: "Languages: SQL, Python" or a bold line above. */
export function readSkills(lines: readonly NumberedLine[]): ReadSkillGroup[] {
  const groups: { name: Found | null; skills: Found[] }[] = [];
  let open: Stretch | null = null;
  const group = (name: Found | null) => {
    const made = { name, skills: [] as Found[] };
    groups.push(made);
    return made;
  };
  const flush = () => {
    const target = groups.at(-1) ?? group(null);
    if (open)
      target.skills.push(
        ...cutList(open).flatMap((part) =>
          LEVEL.test(textOf(part)) ? [] : (found([part], 0.8) ?? []),
        ),
      );
    open = null;
  };
  const boldNames = namesAreBold(lines);
  for (const line of lines) {
    const start = bulletEnd(line.text);
    const label = labelEnd(line, start);
    if (label) {
      flush();
      group(found([{ line, from: start, to: label.end }], 0.85));
      open =
        label.next < line.text.length ? { line, from: label.next, to: line.text.length } : null;
      flush();
    } else if (boldNames && line.bold && start === 0 && line.cells.length === 1) {
      flush();
      group(found([{ line, from: 0, to: line.text.length }], 0.7));
    } else {
      if (groups.length === 0) group(null);
      for (const cell of line.cells) {
        open = { line, from: Math.max(start, cell.from), to: cell.to };
        if (open.from < open.to) flush();
      }
    }
  }
  return groups.filter((made) => made.skills.length > 0 || made.name !== null);
}

/** A group's name at the start of a line: before a colon, or set bold, or in a column of its own. */
function labelEnd(line: NumberedLine, start: number): { end: number; next: number } | null {
  const text = line.text.slice(start);
  const colon = /^[^:：,]{2,40}?\s*[:：]/u.exec(text)?.[0].length ?? 0;
  if (colon > 0) return { end: start + colon - 1, next: start + colon };
  const [first, second] = line.spans;
  if (
    first &&
    second &&
    first.bold &&
    !second.bold &&
    first.to - first.from < 40 &&
    !/,/u.test(line.text.slice(first.from, first.to))
  ) {
    return { end: first.to, next: first.to };
  }
  const [left, right] = line.cells;
  if (
    left &&
    right &&
    line.cells.length === 2 &&
    /,/u.test(line.text.slice(right.from, right.to)) &&
    !/,/u.test(line.text.slice(left.from, left.to))
  ) {
    return { end: left.to, next: right.from };
  }
  return null;
}

function namesAreBold(lines: readonly NumberedLine[]): boolean {
  const bold = lines.filter((line) => line.bold).length;
  return bold > 0 && bold < lines.length;
}
