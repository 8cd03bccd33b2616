import type { Found, Reading } from "../reading.ts";
import type { NumberedLine } from "./layout/line.ts";
import type { Section } from "./sections/sections.ts";

/**
 * The lines that fitted nowhere: no field stands on them, they are no heading and no page furniture, and their
 * section is not one that is kept whole.
 */
export function findUnplaced(
  reading: Omit<Reading, "unplaced">,
  lines: readonly NumberedLine[],
  sections: readonly Section[],
): number[] {
  const placed = new Set<number>();
  const put = (field: Found<unknown> | null) =>
    field?.places.forEach((place) => placed.add(place.line));

  const { contact } = reading;
  [
    contact.name,
    contact.headline,
    contact.email,
    contact.phone,
    contact.location,
    ...contact.links,
    reading.summary,
  ].forEach(put);
  for (const job of reading.experience)
    [job.title, job.company, job.location, job.start, job.end, ...job.bullets].forEach(put);
  for (const study of reading.education)
    [
      study.degree,
      study.institution,
      study.location,
      study.grade,
      study.start,
      study.end,
      ...study.bullets,
    ].forEach(put);
  for (const project of reading.projects)
    [
      project.name,
      project.role,
      project.url,
      project.start,
      project.end,
      ...project.technologies,
      ...project.bullets,
    ].forEach(put);
  for (const group of reading.skills) [group.name, ...group.skills].forEach(put);
  for (const item of [
    ...reading.certifications,
    ...reading.awards,
    ...reading.publications,
    ...reading.references,
  ])
    [item.title, item.by, item.date, ...item.bullets].forEach(put);
  reading.languages.forEach(put);
  for (const section of sections) {
    if (section.heading) placed.add(section.heading.number);
    if (section.kind === "other") for (const line of section.lines) placed.add(line.number);
  }
  return lines
    .filter((line) => !line.furniture && !placed.has(line.number))
    .map((line) => line.number);
}
