import type { ReadLosses, Reading, ReadLine, ReadSection, SectionKind } from "../reading.ts";
import type { Found, PartialDate, Place } from "../reading.ts";

/** A job, study or project as a test writes it. Dates as "Jan 2020", "2020" or "Present". */
export interface SketchEntry {
  readonly title?: string;
  readonly company?: string;
  readonly from?: string;
  readonly to?: string;
  readonly bullets?: readonly string[];
  readonly technologies?: readonly string[];
}

/** A resume as a test writes it. What is left out is absent from the reading. */
export interface Sketch {
  readonly name?: string;
  readonly headline?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly location?: string;
  readonly summary?: string;
  readonly experience?: readonly SketchEntry[];
  /** `title` is the degree, `company` the institution. */
  readonly education?: readonly SketchEntry[];
  /** `title` is the project's name. */
  readonly projects?: readonly SketchEntry[];
  readonly skills?: readonly string[];
  readonly certifications?: readonly string[];
  /** Headings of sections with nothing below. */
  readonly emptySections?: readonly SectionKind[];
  /** Lines that fitted nowhere. */
  readonly unplaced?: readonly string[];
  /** Lines that nobody can see. */
  readonly hidden?: readonly string[];
  readonly columns?: Reading["columns"];
  readonly losses?: Partial<ReadLosses>;
  readonly pages?: number;
}

const HEADINGS: Readonly<Record<string, string>> = {
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  projects: "Projects",
  skills: "Skills",
  certifications: "Certifications",
};

/** Makes a reading that keeps the promises of `Reading`: lines in order, every place inside its line. */
export function readingOf(sketch: Sketch): Reading {
  const page = new Map<number, string>();
  const sections: ReadSection[] = [];
  const write = (text: string): number => {
    page.set(page.size + 1, text);
    return page.size;
  };
  const found = <Value>(value: Value, text: string, line = write(text)): Found<Value> => {
    const from = (page.get(line) ?? "").indexOf(text);
    const place: Place = { line, from, to: from + text.length };
    return { value, confidence: 1, places: [place] };
  };
  const text = (value: string | undefined): Found | null => (value ? found(value, value) : null);
  const section = <Value>(
    kind: SectionKind,
    isThere: boolean,
    body: () => Value,
    none: Value,
  ): Value => {
    if (!isThere) return none;
    const heading = text(HEADINGS[kind]);
    const first = page.size + 1;
    const value = body();
    sections.push({ kind, heading, lines: page.size < first ? null : { first, last: page.size } });
    return value;
  };
  const dates = (entry: SketchEntry) => {
    const current = entry.to === "Present";
    return {
      start: entry.from ? found(partialDate(entry.from), entry.from) : null,
      end: entry.to && !current ? found(partialDate(entry.to), entry.to) : null,
      current,
    };
  };
  const bullets = (entry: SketchEntry) =>
    (entry.bullets ?? []).map((bullet) => found(bullet, bullet));

  const contact = {
    name: text(sketch.name),
    headline: text(sketch.headline),
    email: text(sketch.email),
    phone: text(sketch.phone),
    location: text(sketch.location),
    links: [],
  };
  const summary = section("summary", Boolean(sketch.summary), () => text(sketch.summary), null);
  const experience = section(
    "experience",
    has(sketch.experience),
    () =>
      (sketch.experience ?? []).map((job) => ({
        title: text(job.title),
        company: text(job.company),
        location: null,
        ...dates(job),
        bullets: bullets(job),
      })),
    [],
  );
  const projects = section(
    "projects",
    has(sketch.projects),
    () =>
      (sketch.projects ?? []).map((project) => ({
        name: text(project.title),
        role: null,
        url: null,
        ...dates(project),
        technologies: (project.technologies ?? []).map((name) => found(name, name)),
        bullets: bullets(project),
      })),
    [],
  );
  const education = section(
    "education",
    has(sketch.education),
    () =>
      (sketch.education ?? []).map((study) => ({
        degree: text(study.title),
        institution: text(study.company),
        location: null,
        grade: null,
        ...dates(study),
        bullets: bullets(study),
      })),
    [],
  );
  const skills = section(
    "skills",
    has(sketch.skills),
    () => {
      const line = write((sketch.skills ?? []).join(", "));
      return [{ name: null, skills: (sketch.skills ?? []).map((name) => found(name, name, line)) }];
    },
    [],
  );
  const certifications = section(
    "certifications",
    has(sketch.certifications),
    () =>
      (sketch.certifications ?? []).map((name) => ({
        title: found(name, name),
        by: null,
        date: null,
        bullets: [],
      })),
    [],
  );
  for (const kind of sketch.emptySections ?? [])
    sections.push({ kind, heading: text(HEADINGS[kind] ?? kind), lines: null });
  const unplaced = [...(sketch.unplaced ?? []), ...(sketch.hidden ?? [])].map(write);
  const seen = page.size - (sketch.hidden?.length ?? 0);

  return {
    readerVersion: "test",
    pages: Array.from({ length: sketch.pages ?? 1 }, () => ({ width: 595, height: 842 })),
    lines: [...page].map(([number, value]) => ({
      ...readLine(number, value),
      ...(number > seen ? { hidden: true } : {}),
    })),
    columns: sketch.columns ?? 1,
    contact,
    summary,
    sections,
    experience,
    education,
    projects,
    skills,
    certifications,
    awards: [],
    publications: [],
    languages: [],
    references: [],
    unplaced,
    losses: {
      unreadableCharacters: 0,
      iconGlyphs: 0,
      mendedWords: 0,
      pagesWithoutText: 0,
      linesOutOfOrder: 0,
      ...sketch.losses,
    },
  };
}

function has(list: readonly unknown[] | undefined): boolean {
  return (list?.length ?? 0) > 0;
}

function readLine(number: number, text: string): ReadLine {
  const [width, height] = [5 * text.length, 12];
  return {
    number,
    page: 1,
    column: 0,
    text,
    x: 50,
    y: 14 * number,
    width,
    height,
    size: 10,
    bold: false,
  };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function partialDate(text: string): PartialDate {
  const year = Number(/\d{4}/u.exec(text)?.[0] ?? Number.NaN);
  const month = MONTHS.findIndex((name) => text.toLowerCase().startsWith(name)) + 1;
  return month > 0 ? { year, month, text } : { year, text };
}
