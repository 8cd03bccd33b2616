import type { Found, PartialDate, Reading, ReadItem } from "../resume/reading.ts";
import type {
  JsonBasics,
  JsonEducation,
  JsonProject,
  JsonResume,
  JsonWork,
} from "./json-resume.ts";

/** A reading in the JSON Resume form. Fields that were not found are left out. */
export function toJsonResume(reading: Reading): JsonResume {
  return {
    basics: toBasics(reading),
    work: reading.experience.map((job): JsonWork => ({
      ...given("name", job.company),
      ...given("position", job.title),
      ...given("location", job.location),
      ...period(job),
      highlights: job.bullets.map((bullet) => bullet.value),
    })),
    education: reading.education.map((study): JsonEducation => ({
      ...given("institution", study.institution),
      ...degreeOf(study.degree),
      ...given("score", study.grade),
      ...period(study),
      courses: study.bullets.map((bullet) => bullet.value),
    })),
    skills: reading.skills.map((group) => ({
      name: group.name?.value ?? "",
      keywords: group.skills.map((skill) => skill.value),
    })),
    projects: reading.projects.map((project): JsonProject => ({
      ...given("name", project.name),
      ...given("url", project.url),
      ...(project.role ? { roles: [project.role.value] } : {}),
      ...period(project),
      keywords: project.technologies.map((technology) => technology.value),
      highlights: project.bullets.map((bullet) => bullet.value),
    })),
    certificates: reading.certifications.map((item) => ({
      name: item.title.value,
      ...dated("date", item),
      ...given("issuer", item.by),
      ...given("expiry", item.expiry ?? null),
    })),
    awards: reading.awards.map((item) => ({
      title: item.title.value,
      ...dated("date", item),
      ...given("awarder", item.by),
      ...told("summary", item),
    })),
    publications: reading.publications.map((item) => ({
      name: item.title.value,
      ...dated("releaseDate", item),
      ...given("publisher", item.by),
      ...given("url", item.url ?? null),
      ...told("summary", item),
    })),
    languages: reading.languages.map((language) => toLanguage(language.value)),
    references: reading.references.map((item) => ({
      name: item.title.value,
      ...given("position", item.by),
      ...given("company", item.company ?? null),
      ...given("email", item.email ?? null),
      ...given("phone", item.phone ?? null),
      ...told("reference", item),
    })),
  };
}

function toBasics({ contact, summary }: Reading): JsonBasics {
  const website = contact.links.find((link) => link.value.label === "Website");
  return {
    ...given("name", contact.name),
    ...given("label", contact.headline),
    ...given("email", contact.email),
    ...given("phone", contact.phone),
    ...(website ? { url: website.value.url } : {}),
    ...given("summary", summary),
    ...(contact.location ? { location: { address: contact.location.value } } : {}),
    profiles: contact.links
      .filter((link) => link !== website)
      .map((link) => ({ network: link.value.label, url: link.value.url })),
  };
}

function given<Key extends string>(key: Key, field: Found | null): { [K in Key]?: string } {
  return field ? ({ [key]: field.value } as { [K in Key]?: string }) : {};
}

function dated<Key extends string>(key: Key, item: ReadItem): { [K in Key]?: string } {
  return item.date ? ({ [key]: isoDate(item.date.value) } as { [K in Key]?: string }) : {};
}

function told<Key extends string>(key: Key, item: ReadItem): { [K in Key]?: string } {
  return item.bullets.length > 0
    ? ({ [key]: item.bullets.map((bullet) => bullet.value).join("\n") } as { [K in Key]?: string })
    : {};
}

function period(entry: {
  readonly start: Found<PartialDate> | null;
  readonly end: Found<PartialDate> | null;
}): { startDate?: string; endDate?: string } {
  return {
    ...(entry.start ? { startDate: isoDate(entry.start.value) } : {}),
    ...(entry.end ? { endDate: isoDate(entry.end.value) } : {}),
  };
}

/** YYYY or YYYY-MM. */
function isoDate(date: PartialDate): string {
  return date.month === undefined
    ? String(date.year)
    : `${date.year}-${String(date.month).padStart(2, "0")}`;
}

/** "B.Tech in Computer Science" as the kind of study and its field. */
function degreeOf(degree: Found | null): { studyType?: string; area?: string } {
  if (!degree) return {};
  const match = /^(.{2,60}?)(?:\s+in\s+|,\s+|\s+[-–—]\s+|:\s+)(.+)$/u.exec(degree.value);
  return match?.[1] && match[2]
    ? { studyType: match[1], area: match[2] }
    : { studyType: degree.value };
}

function toLanguage(text: string): { language: string; fluency?: string } {
  const match = /^([^(:–—-]+?)\s*[(:–—-]\s*(.+?)\)?$/u.exec(text);
  return match?.[1] && match[2] ? { language: match[1], fluency: match[2] } : { language: text };
}
