import type { SourceDocument } from "../resume/document.ts";
import type {
  ReadLine,
  Reading,
  ReadSection,
  ReadSkillGroup,
  SectionKind,
} from "../resume/reading.ts";
import { bulletEnd } from "./patterns/bullets.ts";
import { judged } from "./judge.ts";
import { readContact } from "./fields/contact.ts";
import { readEducation } from "./fields/education.ts";
import { readExperience } from "./fields/experience.ts";
import { hardToRead } from "./hard-to-read.ts";
import { found } from "./line/found.ts";
import { findSpoken } from "./fields/spoken.ts";
import { findSummary, readSummary } from "./fields/summary.ts";
import { readItems } from "./fields/items.ts";
import { readProjects } from "./fields/projects.ts";
import { readReferees } from "./fields/referees.ts";
import { readSkills } from "./fields/skills.ts";
import { readLanguages, spokenRows } from "./fields/spoken-section.ts";
import type { NumberedLine } from "./line/line.ts";
import { readLines } from "./layout/read-lines.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { type Section, toSections } from "./sections/sections.ts";
import { findUnplaced } from "./unplaced.ts";
import { looksOfLine } from "./line/looks-of-line.ts";

/** Changes whenever the same document may read differently. Readings keep the version that made them. */
export const READER_VERSION = "1.11.0";

/**
 * Reads a resume: runs → lines → sections → fields.
 *
 * Never throws, whatever the document holds, and never gives a word that the document does not have. The same
 * document gives the same reading. Takes time in proportion to the text: well under a second for fifty full pages.
 */
export function readResume(document: SourceDocument): Reading {
  const { lines, hidden, columns, losses } = readLines(document);
  const sections = toSections(lines);
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  const each = <T>(
    kind: SectionKind,
    read: (lines: readonly NumberedLine[]) => readonly T[],
  ): T[] => mergeContinued(sections, kind).flatMap((part) => read(part));

  const languages = each("languages", readLanguages);
  const spoken = findSpoken(languages.length > 0 ? [] : lines);
  const rows = spokenRows(linesOf("skills"));
  const listed = each("skills", (own) =>
    readSkills(own.filter((line) => !spoken.whole.includes(line) && !rows.includes(line))),
  );
  const told = [...languages, ...spoken.languages, ...readLanguages(rows)];
  const tongues = told.length > 0 ? [] : listed.filter(isOfTongues);
  const reading: Omit<Reading, "unplaced" | "hardToRead"> = {
    readerVersion: READER_VERSION,
    pages: document.pages.map(({ width, height }) => ({ width, height })),
    lines: [...lines.map((line) => withLooks(line, document)), ...hidden.map(toHiddenLine)],
    columns,
    contact: readContact(document, lines, sections),
    summary: readSummary(linesOf("summary")) ?? findSummary(linesOf("contact")),
    sections: sections.flatMap(toReadSections),
    ...judged({
      experience: each("experience", readExperience),
      education: each("education", readEducation),
    }),
    projects: each("projects", readProjects),
    skills: listed.filter((group) => !tongues.includes(group)),
    certifications: each("certifications", (own) => readItems(own, "certifications")),
    awards: each("awards", (own) => readItems(own, "awards")),
    publications: each("publications", (own) => readItems(own, "publications")),
    languages: told.length > 0 ? told : tongues.flatMap((group) => group.skills),
    references: each("references", readReferees),
    losses,
  };
  const unplaced = findUnplaced(reading, [...lines, ...hidden], sections);
  return { ...reading, unplaced, hardToRead: hardToRead(reading, unplaced, lines, sections) };
}

/** True for a group of skills that holds the languages somebody speaks, whatever it is called. */
function isOfTongues({ skills }: ReadSkillGroup): boolean {
  return (
    skills.length > 1 &&
    skills.every(({ value }) => isSpokenLanguage(value.split(/\s*[-–—:(]/u)[0] ?? ""))
  );
}

/** The lines of each section of a kind. */
function mergeContinued(sections: readonly Section[], kind: SectionKind): NumberedLine[][] {
  return sections
    .filter((section) => section.kind === kind && section.lines.length > 0)
    .map((section) => [...section.lines]);
}

function toReadLine(line: NumberedLine): ReadLine {
  return {
    number: line.number,
    page: line.page,
    column: line.column,
    text: line.text,
    x: line.x,
    y: line.baseline - line.size * 0.8,
    width: line.right - line.x,
    height: line.size * 1.1,
    size: line.size,
    bold: line.bold,
    ...(line.runningHeader ? { runningHeader: true } : {}),
  };
}

function withLooks(line: NumberedLine, { pages }: SourceDocument): ReadLine {
  const looks = looksOfLine(line, pages[line.page - 1]?.links ?? []);
  return looks.length === 0 ? toReadLine(line) : { ...toReadLine(line), looks };
}

function toHiddenLine(line: NumberedLine): ReadLine {
  return { ...toReadLine(line), hidden: true };
}

/** A section as stretches of lines that follow each other; the heading is with the first. */
function toReadSections(section: Section): ReadSection[] {
  const heading = section.heading
    ? found(
        [
          {
            line: section.heading,
            from: bulletEnd(section.heading.text),
            to: section.heading.text.length,
          },
        ],
        section.confidence,
      )
    : null;
  const stretches: { first: number; last: number }[] = [];
  const whole = [...section.lines, ...section.subheadings].toSorted((a, b) => a.number - b.number);
  for (const { number } of whole) {
    const stretch = stretches.at(-1);
    if (stretch && number === stretch.last + 1) stretch.last = number;
    else stretches.push({ first: number, last: number });
  }
  if (stretches.length === 0) return [{ kind: section.kind, heading, lines: null }];
  return stretches.map((lines, i) => ({
    kind: section.kind,
    heading: i === 0 ? heading : null,
    lines,
  }));
}
