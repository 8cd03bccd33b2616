import type { Found, Reading } from "./reading.ts";

/** Every value of a reading that was found, list by list. */
export function allFields(reading: Omit<Reading, "unplaced">): readonly Found<unknown>[] {
  const { contact } = reading;
  const fields: readonly (Found<unknown> | null | undefined)[] = [
    contact.name,
    contact.headline,
    contact.email,
    contact.phone,
    contact.location,
    ...contact.links,
    reading.summary,
    ...reading.experience.flatMap((job) => [
      job.title,
      job.company,
      job.location,
      job.start,
      job.end,
      ...job.bullets,
    ]),
    ...reading.education.flatMap((study) => [
      study.degree,
      study.institution,
      study.location,
      study.grade,
      study.start,
      study.end,
      ...study.bullets,
    ]),
    ...reading.projects.flatMap((project) => [
      project.name,
      project.role,
      project.url,
      project.start,
      project.end,
      ...project.technologies,
      ...project.bullets,
    ]),
    ...[
      ...reading.certifications,
      ...reading.awards,
      ...reading.publications,
      ...reading.references,
    ].flatMap((item) => [
      item.title,
      item.by,
      item.date,
      item.expiry,
      item.url,
      item.company,
      item.email,
      item.phone,
      ...item.bullets,
    ]),
    ...reading.skills.flatMap((group) => [group.name, ...group.skills]),
    ...reading.languages,
  ];
  return fields.filter((field) => field !== null && field !== undefined);
}
