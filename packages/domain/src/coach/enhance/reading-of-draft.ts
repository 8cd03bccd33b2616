import type { ResumeDraft } from "../../draft/draft.ts";
import { groupedSkills, withoutHiddenItems } from "../../draft/hidden-items.ts";
import { textOf } from "../../draft/holders.ts";
import type { Found, PartialDate, ReadItem, Reading, ReadLine } from "../../resume/reading.ts";
import { linesOf } from "../rewrite/text-parts.ts";
import { dateFromIso } from "../../import/dates.ts";
import { findDates } from "../../read/patterns/dates.ts";
import { plainDraft } from "../../draft/plain-draft.ts";

/**
 * A draft as a reader of its file would have it, every value certain and on a line of its own: what the checks of the
 * content need, without a file. Hidden entries, layout, sections and places on a page are left
 * out.
 *
 * A paragraph of a description is one bullet, as the reader has it.
 */
export function readingOfDraft(draft: ResumeDraft): Reading {
  const { resumeData } = plainDraft(withoutHiddenItems(draft));
  const lines: ReadLine[] = [];
  const put = (text: string): Found => {
    const number = lines.length + 1;
    lines.push(lineOf(text, number));
    return { value: text, confidence: 1, places: [{ line: number, from: 0, to: text.length }] };
  };
  const found = (text: string): Found | null => (text.trim() === "" ? null : put(text.trim()));
  const date = (text: string): Found<PartialDate> | null => {
    const value = dateOf(text);
    return value === null ? null : { ...put(text), value };
  };
  const all = (texts: readonly string[]) => texts.flatMap((text) => found(text) ?? []);
  const bullets = (text: string) => linesOf(text).map((line) => put(line.text));
  const { personal, experience, education, projects, skills } = resumeData;
  const item = (title: string, by: string, when: string, text: string): ReadItem => ({
    title: put(title),
    by: found(by),
    date: date(when),
    bullets: bullets(text),
  });
  return {
    readerVersion: "",
    contact: {
      name: found(personal.fullName),
      headline: found(personal.title),
      email: found(personal.email),
      phone: found(personal.phone),
      location: found(personal.location),
      links: [],
    },
    summary: found(
      linesOf(personal.summary)
        .map(({ text }) => text)
        .join(" "),
    ),
    experience: experience.map((job) => ({
      title: found(job.title),
      company: found(job.company),
      location: found(job.location),
      start: date(job.startDate),
      end: job.current ? null : date(job.endDate),
      current: job.current,
      bullets: bullets(job.description),
    })),
    education: education.map((study) => ({
      degree: found(study.degree),
      institution: found(study.institution),
      location: found(study.location),
      grade: found(textOf(study, "grade")),
      start: date(study.startDate),
      end: study.current ? null : date(study.endDate),
      current: study.current,
      bullets: bullets(study.description),
    })),
    projects: projects.map((project) => ({
      name: found(project.name),
      role: found(project.role),
      url: found(project.url),
      technologies: all(project.technologies),
      start: date(project.startDate),
      end: date(project.endDate),
      current: false,
      bullets: bullets(project.description),
    })),
    skills: [
      { name: null, skills: all([...skills.technical, ...skills.soft, ...groupedSkills(draft)]) },
    ],
    languages: all(skills.languages),
    certifications: resumeData.certifications.map((each) =>
      item(each.name, each.issuer, each.date, each.description),
    ),
    awards: resumeData.awards.map((each) =>
      item(each.title, each.issuer, each.date, each.description),
    ),
    publications: resumeData.publications.map((each) =>
      item(each.title, each.publisher, each.date, each.description),
    ),
    references: [],
    sections: [],
    unplaced: [],
    losses: {
      unreadableCharacters: 0,
      iconGlyphs: 0,
      mendedWords: 0,
      pagesWithoutText: 0,
      linesOutOfOrder: 0,
    },
    columns: 1,
    pages: [{ width: 595, height: 842 }],
    lines,
  };
}

/** A line on its own place of one page. Source of the sizes: A4 set in 10 points. */
function lineOf(text: string, number: number): ReadLine {
  return {
    number,
    page: 1,
    column: 0,
    text,
    x: 48,
    y: 48 + 12 * number,
    width: Math.min(499, text.length * 5),
    height: 12,
    size: 10,
    bold: false,
  };
}

/** The date a field of a form holds; null for a text that is none: "Summer term". */
function dateOf(text: string): PartialDate | null {
  return findDates(dateFromIso(text))[0]?.end?.date ?? null;
}
