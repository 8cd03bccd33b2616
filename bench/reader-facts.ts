import type { Found, PartialDate, Reading, ReadItem } from "@taiyari/domain/resume";
import type { Answer, Truth } from "./resumes.ts";

/** One thing a resume says: every text that is right for it, or that a reading says it as. */
export type Fact = readonly string[];

/** An entry's fields. */
export type FactEntry = Readonly<Record<string, readonly Fact[]>>;

/** All that a resume says, in the same shape from its truth and from a reading of it. */
export interface Facts {
  readonly fields: FactEntry;
  readonly entries: Readonly<Record<"experience" | "education" | "projects", readonly FactEntry[]>>;
}

export function factsOfTruth(truth: Truth): Facts {
  return {
    fields: {
      name: one(truth.name),
      headline: one(truth.headline),
      email: one(truth.email),
      phone: one(truth.phone),
      location: one(truth.location),
      links: many(truth.links),
      summary: one(truth.summary),
      skills: many(truth.skills),
      certifications: many(truth.certifications),
      awards: many(truth.awards),
      publications: many(truth.publications),
      languages: many(truth.languages),
      references: many(truth.references),
    },
    entries: {
      experience: truth.experience.map((job) => ({
        title: one(job.title),
        company: one(job.company),
        location: one(job.location),
        ...period(job),
        bullets: many(job.bullets),
      })),
      education: truth.education.map((study) => ({
        degree: one(study.degree),
        institution: one(study.institution),
        ...period(study),
        grade: one(study.grade),
      })),
      projects: truth.projects.map((project) => ({
        title: one(project.name),
        ...period(project),
        technologies: many(project.technologies),
        bullets: many(project.bullets),
      })),
    },
  };
}

export function factsOfReading(reading: Reading): Facts {
  const { contact } = reading;
  return {
    fields: {
      name: found(contact.name),
      headline: found(contact.headline),
      email: found(contact.email),
      phone: found(contact.phone),
      location: found(contact.location),
      links: contact.links.map((link) => [link.value.url]),
      summary: found(reading.summary),
      skills: reading.skills.flatMap((group) => group.skills).flatMap(found),
      certifications: reading.certifications.map(itemFact),
      awards: reading.awards.map(itemFact),
      publications: reading.publications.map(itemFact),
      languages: reading.languages.map((language) => [language.value, nameOf(language.value)]),
      references: reading.references.map(itemFact),
    },
    entries: {
      experience: reading.experience.map((job) => ({
        title: found(job.title),
        company: found(job.company),
        location: found(job.location),
        ...readPeriod(job),
        bullets: job.bullets.flatMap(found),
      })),
      education: reading.education.map((study) => ({
        degree: found(study.degree),
        institution: found(study.institution),
        ...readPeriod(study),
        grade: found(study.grade),
      })),
      projects: reading.projects.map((project) => ({
        title: found(project.name),
        ...readPeriod(project),
        technologies: project.technologies.flatMap(found),
        bullets: project.bullets.flatMap(found),
      })),
    },
  };
}

function one(answer: Answer | undefined): Fact[] {
  const texts = [answer ?? []].flat().filter((text) => text !== "");
  return texts.length > 0 ? [texts] : [];
}

function many(answers: readonly Answer[] | undefined): Fact[] {
  return (answers ?? []).flatMap(one);
}

function found(field: Found | null): Fact[] {
  return field ? [[field.value]] : [];
}

function period(entry: {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly current?: boolean;
}): FactEntry {
  return {
    start: one(entry.start),
    end: one(entry.end),
    current: entry.current ? [["current"]] : [],
  };
}

function readPeriod(entry: {
  readonly start: Found<PartialDate> | null;
  readonly end: Found<PartialDate> | null;
  readonly current: boolean;
}): FactEntry {
  return period({
    start: entry.start && iso(entry.start.value),
    end: entry.end && iso(entry.end.value),
    current: entry.current,
  });
}

function iso({ year, month }: PartialDate): string {
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

/** An item by its title alone, and with what stands beside it: the truth may give it either way. */
function itemFact(item: ReadItem): Fact {
  const parts = [
    item.title.value,
    item.by?.value,
    item.date?.value.text,
    item.company?.value,
    item.email?.value,
    item.phone?.value,
    ...item.bullets.map((bullet) => bullet.value),
  ].flatMap((part) => part ?? []);
  return parts.map((_, i) => parts.slice(0, i + 1).join(" "));
}

/** A language without how well it is known: "Hindi (native)", "Hindi – native". */
function nameOf(language: string): string {
  return language.split(/\s*[(:–—-]/u)[0] ?? language;
}
