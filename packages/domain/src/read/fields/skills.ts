import type { Found, ReadSkillGroup } from "../../resume/reading.ts";
import { bulletEnd, textX } from "../patterns/bullets.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { found, type Stretch, textOf } from "../line/found.ts";
import { columnOf, findSkillGrids, type SkillGrid, withoutMeasures } from "./skill-grids.ts";
import { findMarginGroups, type MarginGroup } from "./skill-margins.ts";
import { isNoSkillsName, isSigned } from "../../lexicon/no-skills.ts";
import { cutList } from "./lists.ts";

/** How well a skill is known, said by itself: no skill. */
const LEVEL =
  /^(?:(?:very |highly |quite )?(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|native|novice|master|familiar|good|excellent)|skill level|\d{1,3} ?%|\d\/\d{1,2})$/iu;

/** The skills of a section, in groups where they have names: "Languages: SQL, Python" or a bold line above. */
export function readSkills(all: readonly NumberedLine[]): ReadSkillGroup[] {
  const grids = findSkillGrids(all);
  const inGrids = new Set(grids.flatMap(({ names, rows }) => [names, ...rows]));
  const below = all.filter((line) => !inGrids.has(line) && !isSigned(line.text));
  const margins = findMarginGroups(below);
  const lines = withoutMeasures(below.filter((line) => !margins.taken.has(line)));
  const groups: { name: Found | null; skills: Found[] }[] = [
    ...grids.flatMap(groupsOfGrid),
    ...margins.groups.map(groupOfMargin),
  ];
  const named = groups.length;
  /** A list broken over lines, until it ends. */
  let open: Stretch[] = [];
  const group = (name: Found | null) => {
    const made = { name, skills: [] as Found[] };
    groups.push(made);
    return made;
  };
  const flush = () => {
    let target = groups.at(-1) ?? group(null);
    const cut = cutBroken(open);
    for (const [i, parts] of cut.entries()) {
      if (cut.length === 1 && isSentence(parts)) continue;
      if (parts.every((part) => LEVEL.test(textOf(part)))) continue;
      const [first, ...others] = parts;
      // "Languages: SQL, R; Tools: dbt": a second group on the same line.
      const label =
        first && i > 0 ? (/^\p{Lu}[^:：]{1,28}[:：]\s+(?=\S)/u.exec(textOf(first))?.[0] ?? "") : "";
      if (first && label !== "")
        target = group(found([{ ...first, to: first.from + label.trimEnd().length - 1 }], 0.8));
      const skill = first && found([{ ...first, from: first.from + label.length }, ...others], 0.8);
      if (skill) target.skills.push(skill);
    }
    open = [];
  };
  const boldNames = namesAreBold(lines);
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    const above = open.at(-1);
    if (above && before && above.line === before && goesOn(above, line)) {
      open.push({ line, from: 0, to: line.text.length });
      continue;
    }
    flush();
    const start = bulletEnd(line.text);
    if (labelsNext(line, lines[i + 1]) || headsGroups(line, lines[i + 1])) {
      group(found([{ line, from: start, to: line.text.length }], 0.7));
      continue;
    }
    const label = labelEnd(line, start);
    if (label) {
      group(found([{ line, from: start, to: label.end }], 0.85));
      open =
        label.next < line.text.length ? [{ line, from: label.next, to: line.text.length }] : [];
    } else if (isSetOut(line, lines[i + 1])) {
      const [own] = line.cells;
      group(found([{ line, from: start, to: own?.to ?? line.text.length }], 0.7));
    } else if (boldNames && line.bold && start === 0 && line.cells.length === 1) {
      group(found([{ line, from: 0, to: line.text.length }], 0.7));
    } else {
      if (groups.length <= named && (named === 0 || margins.groups.length > 0)) group(null);
      for (const cell of line.cells) {
        flush();
        const from = Math.max(start, cell.from);
        if (from < cell.to) open = [{ line, from, to: cell.to }];
      }
    }
  }
  if (open.length > 0) flush();
  return groups.filter(
    ({ name, skills }) =>
      (skills.length > 0 || name !== null) && !isNoSkillsName(name?.value ?? ""),
  );
}

function groupOfMargin({ name, lists }: MarginGroup): { name: Found | null; skills: Found[] } {
  return {
    name: found([{ ...name, to: name.from + nameLength(textOf(name)) }], 0.8),
    skills: cutBroken(lists)
      .filter((parts) => !parts.every((part) => LEVEL.test(textOf(part))))
      .flatMap((parts) => found(parts, 0.8) ?? []),
  };
}

/** The letters of a name without the colon behind it. */
function nameLength(text: string): number {
  return text.replace(/\s*[:：]\s*$/u, "").length;
}

function groupsOfGrid({ names, rows }: SkillGrid): { name: Found | null; skills: Found[] }[] {
  return names.cells.map((cell, i) => ({
    name: found([{ line: names, from: cell.from, to: cell.to }], 0.8),
    skills: rows.flatMap((line) =>
      line.cells
        .filter(({ x }) => columnOf(names, x) === i)
        .flatMap(({ from, to }) => cutList({ line, from, to }))
        .flatMap((part) => (LEVEL.test(textOf(part)) ? [] : (found([part], 0.8) ?? []))),
    ),
  }));
}

/** True for a few words in the margin at the height of a list: the list's name. */
function labelsNext(line: NumberedLine, next: NumberedLine | undefined): boolean {
  return (
    next !== undefined &&
    next.page === line.page &&
    Math.abs(next.baseline - line.baseline) < 1.5 &&
    next.x > line.right &&
    line.text.split(/\s+/u).length <= 4 &&
    !LIST_MARK.test(line.text) &&
    LIST_MARK.test(next.text)
  );
}

/** True for a few words set larger than the name of a group right below: "PROGRAMMING" over "Libraries: …". */
function headsGroups(line: NumberedLine, next: NumberedLine | undefined): boolean {
  return (
    next !== undefined &&
    next.page === line.page &&
    next.column === line.column &&
    line.size > next.size * 1.12 &&
    line.cells.length === 1 &&
    bulletEnd(line.text) === 0 &&
    line.text.split(/\s+/u).length <= 3 &&
    !/[,;:|•·、，；：]/u.test(line.text) &&
    /[:：]/u.test(next.text) &&
    labelEnd(next, bulletEnd(next.text)) !== null
  );
}

/**
 * True for a few words, with how well they are known at most, set larger or further left than the list below: its
 * name.
 */
function isSetOut(line: NumberedLine, next: NumberedLine | undefined): boolean {
  const [name, level, ...others] = line.cells;
  if (!name || !next || others.length > 0 || bulletEnd(line.text) > 0) return false;
  const text = line.text.slice(name.from, name.to);
  const isLevel = level === undefined || LEVEL.test(line.text.slice(level.from, level.to).trim());
  const isNear =
    next.page === line.page && next.gap !== null && next.gap > 0 && next.gap < line.size * 2.6;
  return (
    isLevel &&
    isNear &&
    text.split(/\s+/u).length <= 3 &&
    !LIST_MARK.test(text) &&
    (level !== undefined || !isWrapped(line, next)) &&
    next.x > line.x + 4 &&
    next.x < line.x + 30 &&
    (next.size < line.size * 0.9 || next.cells.length > 1)
  );
}

const LIST_MARK = /[,;|•·、，；/]/u;

/** True when a line continues the skill above it, because the column was too narrow. */
function goesOn(above: Stretch, line: NumberedLine): boolean {
  const text = textOf(above).trimEnd();
  const near = line.gap !== null && line.gap > 0 && line.gap < line.size * 1.75;
  if (!near || line.cells.length > 1 || bulletEnd(line.text) > 0 || labelEnd(line, 0)) return false;
  if (above.line.bold !== line.bold || LIST_MARK.test(text.at(-1) ?? "")) return false;
  if (!isWrapped(above.line, line) || areFlushRight(above.line, line)) return false;
  const isInBullet = bulletEnd(above.line.text) > 0 && Math.abs(line.x - textX(above.line)) < 1.5;
  return /^\p{Ll}/u.test(line.text) || LIST_MARK.test(text) || isInBullet;
}

/** A bullet of so many words without a list in it describes something done: "Planned the yard of a port that …". */
const SENTENCE_WORDS = 10;

function isSentence(parts: readonly Stretch[]): boolean {
  const [first] = parts;
  const words = parts
    .map((part) => textOf(part))
    .join(" ")
    .split(/\s+/u).length;
  return first !== undefined && bulletEnd(first.line.text) > 0 && words >= SENTENCE_WORDS;
}

/** True for two lines of a list set flush to the right: each ends at the edge, and none had to. */
function areFlushRight(above: NumberedLine, line: NumberedLine): boolean {
  return Math.abs(above.right - line.right) < 1.5 && Math.abs(above.x - line.x) > 3;
}

/** A list over several lines, cut; an item that a line's end breaks is one. */
function cutBroken(lines: readonly Stretch[]): Stretch[][] {
  const items: Stretch[][] = [];
  for (const [i, line] of lines.entries()) {
    const [first, ...others] = cutList(line);
    const last = items.at(-1);
    const above = lines[i - 1];
    const isCut = above !== undefined && /[,;|•·、，；]\s*$/u.test(textOf(above));
    if (first && last && i > 0 && !isCut) last.push(first);
    else if (first) items.push([first]);
    items.push(...others.map((part) => [part]));
  }
  return items;
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
