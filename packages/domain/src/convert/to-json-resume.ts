import { entriesOf, type Entry } from "../correct/entries.ts";
import { type ListSectionId, type SectionField } from "../fields/sections.ts";
import type { ContactField, EntryField } from "../resume/corrections.ts";
import type { Found, PartialDate, Reading } from "../resume/reading.ts";
import type { JsonBasics, JsonEntry, JsonResume } from "./json-resume.ts";
import { jsonBasics, type JsonContent, jsonEntry, type JsonForm } from "./write-json-resume.ts";

/** As scripts that read our output have known it since the first version. */
const FORM: JsonForm = {
  first: {
    experience: ["name"],
    education: ["institution", "studyType", "area", "score"],
    projects: ["name", "url", "roles", "startDate", "endDate", "keywords"],
    certifications: ["name", "date"],
    awards: ["title", "date"],
    publications: ["name", "releaseDate"],
  },
  hasEmptyLists: true,
};

/** Fields that this form has never had. */
const LEFT_OUT: ReadonlySet<string> = new Set(["education.location", "certifications.description"]);

/** A reading in the JSON Resume form. Fields that were not found are left out, lists are there. */
export function toJsonResume(reading: Reading): Required<JsonResume> {
  const entries = <Id extends ListSectionId>(list: Id): readonly JsonEntry<Id>[] =>
    entriesOf(reading, list).map((entry) =>
      jsonEntry(list, FORM, (field) => contentOf(list, field, entry)),
    );
  return {
    basics: toBasics(reading),
    work: entries("experience"),
    education: entries("education"),
    skills: reading.skills.map((group) => ({
      name: group.name?.value ?? "",
      keywords: group.skills.map((skill) => skill.value),
    })),
    projects: entries("projects"),
    certificates: entries("certifications"),
    awards: entries("awards"),
    publications: entries("publications"),
    languages: reading.languages.map((language) => toLanguage(language.value)),
    references: entries("references"),
  };
}

function toBasics({ contact, summary }: Reading): JsonBasics {
  const website = contact.links.find((link) => link.value.label === "Website");
  const textOf = ({ role, read }: SectionField): string => {
    if (role === "web") return website?.value.url ?? "";
    return (role === "text" ? summary : contact[read as ContactField])?.value ?? "";
  };
  const profiles = contact.links
    .filter((link) => link !== website)
    .map((link) => ({ network: link.value.label, url: link.value.url }));
  return jsonBasics(textOf, contact.location?.value ?? "", profiles, true);
}

function contentOf(
  list: ListSectionId,
  { id, role, read }: SectionField,
  { fields, start, end, technologies, bullets }: Entry,
): JsonContent {
  if (LEFT_OUT.has(`${list}.${id}`)) return "";
  const texts = bullets.map(({ value }) => value);
  switch (role) {
    case "start":
      return isoDate(start);
    case "end":
    case "date":
      return isoDate(end);
    case "current":
      return "";
    case "tags":
      return technologies.map(({ value }) => value);
    case "text":
    case "quote":
      return {
        whole: texts.join("\n"),
        paragraphs: "",
        bullets: texts,
        grade: fields.grade?.value ?? "",
      };
    case "title":
    case "subtitle":
    case "detail":
    case "until":
    case "web":
    case "email":
    case "phone": {
      const text = read === undefined ? "" : (fields[read as EntryField]?.value ?? "");
      return id === "degree" ? { own: degreeOf(text) } : text;
    }
  }
}

/** YYYY or YYYY-MM; "" for none. */
function isoDate(date: Found<PartialDate> | null): string {
  if (!date) return "";
  const { year, month } = date.value;
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

/** "B.Tech in Computer Science" as the kind of study and its field. */
function degreeOf(degree: string): Readonly<Record<"studyType" | "area", string>> {
  const match = /^(.{2,60}?)(?:\s+in\s+|,\s+|\s+[-–—]\s+|:\s+)(.+)$/u.exec(degree);
  return match?.[1] && match[2]
    ? { studyType: match[1], area: match[2] }
    : { studyType: degree, area: "" };
}

function toLanguage(text: string): { language: string; fluency?: string } {
  const match = /^([^(:–—-]+?)\s*[(:–—-]\s*(.+?)\)?$/u.exec(text);
  return match?.[1] && match[2] ? { language: match[1], fluency: match[2] } : { language: text };
}
