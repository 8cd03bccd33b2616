import type { Found, PartialDate, Place, Reading, ReadItem } from "../resume/reading.ts";
import { ONGOING } from "./typed-fields.ts";

/** A text the machine has, with the section and field of the form it belongs to. */
export interface ReadField {
  readonly section: string;
  readonly field: string;
  readonly text: string;
  readonly places: readonly Place[];
}

/** An entry of a list as the machine has it, or the contact block or the skills as one. */
export interface ReadEntry {
  readonly section: string;
  readonly fields: readonly ReadField[];
}

type Parts = Readonly<Record<string, readonly Found[]>>;

/** A reading under the names of the form's sections and fields. */
export function readEntries(reading: Reading): readonly ReadEntry[] {
  const { contact } = reading;
  const links = contact.links.map((link) => ({ ...link, value: link.value.url }));
  return [
    entry("personal", {
      fullName: some(contact.name),
      title: some(contact.headline),
      email: some(contact.email),
      phone: some(contact.phone),
      location: some(contact.location),
      linkedin: links,
      website: links,
      summary: some(reading.summary),
    }),
    ...reading.experience.map((job) =>
      entry("experience", {
        title: some(job.title),
        company: some(job.company),
        location: some(job.location),
        ...dates(job),
        description: job.bullets,
      }),
    ),
    ...reading.education.map((study) =>
      entry("education", {
        degree: some(study.degree),
        institution: some(study.institution),
        location: some(study.location),
        ...dates(study),
        description: [...some(study.grade), ...study.bullets],
      }),
    ),
    ...reading.projects.map((project) =>
      entry("projects", {
        name: some(project.name),
        role: some(project.role),
        url: some(project.url),
        ...dates(project),
        technologies: project.technologies,
        description: project.bullets,
      }),
    ),
    entry("skills", skillFields(reading)),
    ...items("certifications", reading.certifications, "name", "issuer"),
    ...items("awards", reading.awards, "title", "issuer"),
    ...items("publications", reading.publications, "title", "publisher"),
    ...items("references", reading.references, "name", "position"),
  ];
}

/** Which list a skill stood in is not what a machine keeps. */
function skillFields(reading: Reading): Parts {
  const all = [...reading.skills.flatMap((group) => group.skills), ...reading.languages];
  return { technical: all, soft: all, languages: all };
}

function items(
  section: string,
  list: readonly ReadItem[],
  title: string,
  by: string,
): readonly ReadEntry[] {
  return list.map((item) =>
    entry(section, {
      [title]: [item.title],
      [by]: some(item.by),
      date: some(dateFound(item.date)),
      expiry: some(item.expiry ?? null),
      url: some(item.url ?? null),
      company: some(item.company ?? null),
      email: some(item.email ?? null),
      phone: some(item.phone ?? null),
      [section === "references" ? "reference" : "description"]: item.bullets,
    }),
  );
}

function dates(entryRead: {
  readonly start: Found<PartialDate> | null;
  readonly end: Found<PartialDate> | null;
  readonly current: boolean;
}): Parts {
  const end = entryRead.current
    ? [{ value: ONGOING, confidence: 1, places: entryRead.end?.places ?? [] }]
    : some(dateFound(entryRead.end));
  return { startDate: some(dateFound(entryRead.start)), endDate: end };
}

function dateFound(date: Found<PartialDate> | null): Found | null {
  return date && { ...date, value: date.value.text };
}

function some(found: Found | null): readonly Found[] {
  return found ? [found] : [];
}

function entry(section: string, parts: Parts): ReadEntry {
  const fields = Object.entries(parts).flatMap(([field, all]) =>
    all.map(({ value, places }) => ({ section, field, text: value, places })),
  );
  return { section, fields };
}
