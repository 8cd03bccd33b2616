import type { Found, Reading, ReadItem } from "../resume/reading.ts";

/**
 * A reading without the fields that are on hidden lines only. The reader gives such lines no field; a person who
 * corrects a reading may. The lines themselves stay, to be shown.
 */
export function withoutHidden(reading: Reading): Reading {
  const hidden = new Set(reading.lines.flatMap((line) => (line.hidden ? [line.number] : [])));
  if (hidden.size === 0) return reading;

  const isSeen = (found: Found<unknown>) =>
    found.places.length === 0 || found.places.some((place) => !hidden.has(place.line));
  const seen = <Field extends Found<unknown>>(found: Field | null): Field | null =>
    found && isSeen(found) ? found : null;
  const item = (one: ReadItem): ReadItem[] =>
    isSeen(one.title)
      ? [
          {
            title: one.title,
            by: seen(one.by),
            date: seen(one.date),
            bullets: one.bullets.filter(isSeen),
          },
        ]
      : [];

  const { contact } = reading;
  return {
    ...reading,
    contact: {
      name: seen(contact.name),
      headline: seen(contact.headline),
      email: seen(contact.email),
      phone: seen(contact.phone),
      location: seen(contact.location),
      links: contact.links.filter(isSeen),
    },
    summary: seen(reading.summary),
    experience: reading.experience.map((job) => ({
      ...job,
      title: seen(job.title),
      company: seen(job.company),
      location: seen(job.location),
      start: seen(job.start),
      end: seen(job.end),
      bullets: job.bullets.filter(isSeen),
    })),
    education: reading.education.map((study) => ({
      ...study,
      degree: seen(study.degree),
      institution: seen(study.institution),
      location: seen(study.location),
      grade: seen(study.grade),
      start: seen(study.start),
      end: seen(study.end),
      bullets: study.bullets.filter(isSeen),
    })),
    projects: reading.projects.map((project) => ({
      ...project,
      name: seen(project.name),
      role: seen(project.role),
      url: seen(project.url),
      start: seen(project.start),
      end: seen(project.end),
      technologies: project.technologies.filter(isSeen),
      bullets: project.bullets.filter(isSeen),
    })),
    skills: reading.skills.map((group) => ({
      name: seen(group.name),
      skills: group.skills.filter(isSeen),
    })),
    certifications: reading.certifications.flatMap(item),
    awards: reading.awards.flatMap(item),
    publications: reading.publications.flatMap(item),
    languages: reading.languages.filter(isSeen),
    references: reading.references.flatMap(item),
  };
}
