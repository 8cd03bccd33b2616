import type { ResumeDraft } from "../draft/draft.ts";
import { toTemplateData } from "../draft/template-data.ts";
import { findGrade } from "../read/patterns/grade.ts";
import type { TemplateData } from "../resume/template.ts";
import { isoDate } from "./iso-date.ts";
import type { FileBasics, FileEducation, FileWork, JsonResumeFile } from "./json-resume-file.ts";
import { isEmail, webAddress } from "./links.ts";
import { linesOf } from "./outline-of.ts";

/** Where the schema is found. Source: jsonresume.org, "Schema". */
const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A line that is a grade for more than this share of its length is one: "CGPA 8.4/10 (till 6th semester)". */
const GRADE_SHARE = 0.3;

/**
 * A draft as a JSON Resume file, valid by the schema 1.0.0, with the draft itself under `meta.taiyari`.
 *
 * Outside of `meta` stands only what is shown. The schema takes dates as YYYY-MM, addresses with "https://" and
 * e-mails that are some: a text that is none ("Summer term") is left out there and stands in `meta` alone, as do the
 * person's own sections, for which the schema has no place. `importJson` gives the same draft back.
 */
export function draftToJsonResume(draft: ResumeDraft): JsonResumeFile {
  const data = shownData(draft);
  return {
    $schema: SCHEMA,
    basics: basicsOf(data),
    ...list("work", data.experience.map(workOf)),
    ...list("education", data.education.map(educationOf)),
    ...list("skills", skillsOf(data)),
    ...list("languages", data.skills.languages.map(languageOf)),
    ...list(
      "projects",
      data.projects.map((project) => ({
        ...given("name", project.name),
        ...given("url", webAddress(project.url)),
        ...list("roles", [project.role].filter(Boolean)),
        ...given("startDate", isoDate(project.startDate)),
        ...given("endDate", isoDate(project.endDate)),
        ...given("description", paragraphs(project.description)),
        ...list("highlights", bullets(project.description)),
        ...list("keywords", project.technologies),
      })),
    ),
    ...list(
      "certificates",
      data.certifications.map((item) => ({
        ...given("name", item.name),
        ...given("issuer", item.issuer),
        ...given("date", isoDate(item.date)),
        ...given("expiry", isoDate(item.expiry)),
        ...given("summary", item.description),
      })),
    ),
    ...list(
      "awards",
      data.awards.map((item) => ({
        ...given("title", item.title),
        ...given("awarder", item.issuer),
        ...given("date", isoDate(item.date)),
        ...given("summary", item.description),
      })),
    ),
    ...list(
      "publications",
      data.publications.map((item) => ({
        ...given("name", item.title),
        ...given("publisher", item.publisher),
        ...given("releaseDate", isoDate(item.date)),
        ...given("url", webAddress(item.url)),
        ...given("summary", item.description),
      })),
    ),
    ...list(
      "references",
      data.references.map(({ name, position, company, email, phone, reference }) => ({
        ...given("name", name),
        ...given("position", position),
        ...given("company", company),
        ...given("email", email),
        ...given("phone", phone),
        ...given("reference", reference),
      })),
    ),
    meta: { version: "v1.0.0", taiyari: draft },
  };
}

/** The contents without those of hidden sections. */
function shownData(draft: ResumeDraft): TemplateData {
  const data = toTemplateData(draft);
  const { hidden } = data.sections;
  const shown = <Key extends keyof TemplateData>(key: Key, nothing: TemplateData[Key]) =>
    hidden.includes(key) ? nothing : data[key];
  const { personal } = data;
  const noPerson = Object.fromEntries(Object.keys(personal).map((field) => [field, ""] as const));
  return {
    ...data,
    personal: shown("personal", noPerson as unknown as TemplateData["personal"]),
    experience: shown("experience", []),
    education: shown("education", []),
    skills: shown("skills", { technical: [], soft: [], languages: [] }),
    projects: shown("projects", []),
    certifications: shown("certifications", []),
    awards: shown("awards", []),
    publications: shown("publications", []),
    references: shown("references", []),
  };
}

function basicsOf({ personal }: TemplateData): FileBasics {
  const linkedin = webAddress(personal.linkedin);
  return {
    ...given("name", personal.fullName),
    ...given("label", personal.title),
    ...given("email", isEmail(personal.email) ? personal.email : ""),
    ...given("phone", personal.phone),
    ...given("url", webAddress(personal.website)),
    ...given("summary", personal.summary),
    ...(personal.location === "" ? {} : { location: { address: personal.location } }),
    ...(linkedin === "" ? {} : { profiles: [{ network: "LinkedIn", url: linkedin }] }),
  };
}

function workOf(job: TemplateData["experience"][number]): FileWork {
  return {
    ...given("name", job.company),
    ...given("position", job.title),
    ...given("location", job.location),
    ...given("startDate", isoDate(job.startDate)),
    ...given("endDate", isoDate(job.endDate)),
    ...given("summary", paragraphs(job.description)),
    ...list("highlights", bullets(job.description)),
  };
}

function educationOf(study: TemplateData["education"][number]): FileEducation {
  const [studyType = "", ...area] = study.degree.split(/,\s+/u);
  const lines = linesOf(study.description);
  const score = lines.find(({ text }) => isGrade(text));
  const others = lines.filter((line) => line !== score);
  return {
    ...given("institution", study.institution),
    ...given("studyType", studyType),
    ...given("area", area.join(", ")),
    ...given("location", study.location),
    ...given("startDate", isoDate(study.startDate)),
    ...given("endDate", isoDate(study.endDate)),
    ...given("score", score?.text ?? ""),
    ...given("summary", textOf(others.filter(({ isBullet }) => !isBullet))),
    ...list(
      "courses",
      others.filter(({ isBullet }) => isBullet).map(({ text }) => text),
    ),
  };
}

/** Whether a line says a grade and hardly more. */
function isGrade(text: string): boolean {
  const grade = findGrade(text);
  return grade !== null && grade.to - grade.from > text.length * GRADE_SHARE;
}

function skillsOf({ skills }: TemplateData) {
  return [
    { name: "Technical skills", keywords: skills.technical },
    { name: "Soft skills", keywords: skills.soft },
  ].filter(({ keywords }) => keywords.length > 0);
}

/** "Tamil (native)", "Hindi: fluent", "English – C1" as the language and how well. */
function languageOf(text: string): { language: string; fluency?: string } {
  const [, language = text, fluency] =
    /^([^(:–—]+?)\s*(?:\((.+)\)|[:–—]\s*(.+))$/u.exec(text)?.filter((part) => part !== undefined) ??
    [];
  return fluency === undefined ? { language: text } : { language, fluency };
}

function paragraphs(description: string): string {
  return textOf(linesOf(description).filter(({ isBullet }) => !isBullet));
}

function bullets(description: string): readonly string[] {
  return linesOf(description)
    .filter(({ isBullet }) => isBullet)
    .map(({ text }) => text);
}

function textOf(lines: readonly { readonly text: string }[]): string {
  return lines.map(({ text }) => text).join("\n");
}

function given<Key extends string>(key: Key, text: string): { [K in Key]?: string } {
  return text === "" ? {} : ({ [key]: text } as { [K in Key]?: string });
}

function list<Key extends string, Entry>(
  key: Key,
  entries: readonly Entry[],
): { [K in Key]?: readonly Entry[] } {
  return entries.length === 0 ? {} : ({ [key]: entries } as { [K in Key]?: readonly Entry[] });
}
