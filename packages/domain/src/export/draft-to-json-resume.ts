import type { JsonEntry } from "../convert/json-resume.ts";
import {
  jsonBasics,
  type JsonContent,
  type JsonDescription,
  jsonEntry,
  type JsonForm,
} from "../convert/write-json-resume.ts";
import type { ResumeDraft } from "../draft/draft.ts";
import { fieldOf, textOf } from "../draft/holders.ts";
import { plainDraft } from "../draft/plain-draft.ts";
import { languageText, splitLanguage } from "../draft/languages.ts";
import { shownItemsOf, toShownData } from "../draft/template-data.ts";
import {
  blankValues,
  bySection,
  isListSection,
  type ListSectionId,
  type SectionField,
  type SectionId,
} from "../fields/sections.ts";
import { findGrade } from "../read/patterns/grade.ts";
import type { TemplateData } from "../resume/template.ts";
import { isEmail, webAddress } from "../text/addresses.ts";
import { isoDate } from "./iso-date.ts";
import { withAddresses } from "../rich/with-addresses.ts";
import type { JsonResumeFile } from "./json-resume-file.ts";
import { linesOf } from "./outline-of.ts";

/** Where the schema is found. Source: jsonresume.org, "Schema". */
const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A line that is a grade for more than this share of its length is one: "CGPA 8.4/10 (till 6th semester)". */
const GRADE_SHARE = 0.3;

/** Keys in the order in which the schema lists them. */
const FORM: JsonForm = {
  first: { experience: ["name"], education: ["institution"], projects: ["name", "url"] },
  hasEmptyLists: false,
};

/** What is shown, without the sections that are hidden. */
type Shown = Pick<TemplateData, SectionId>;

/**
 * A draft as a JSON Resume file, valid by the schema 1.0.0, with the draft itself under `meta.taiyari`.
 *
 * Outside of `meta` is only what is shown. The schema takes dates as YYYY-MM, addresses with "https://" and
 * e-mails that are some, and plain texts, so that links are written out behind their words: a text that is none ("Summer term") is left out there and is in `meta` alone, as do the
 * person's own sections, for which the schema has no place. `importJson` gives the same draft back.
 */
export function draftToJsonResume(draft: ResumeDraft): JsonResumeFile {
  const data = shownData(draft);
  const entries = <Id extends ListSectionId>(id: Id): readonly JsonEntry<Id>[] =>
    data[id].map((entry: object) => jsonEntry(id, FORM, (field) => contentOf(field, entry)));
  return {
    $schema: SCHEMA,
    basics: basicsOf(data.personal),
    ...list("work", entries("experience")),
    ...list("education", entries("education")),
    ...list("skills", skillsOf(data)),
    ...list("languages", [...data.skills.languages, ...languagesApart(draft)].map(languageOf)),
    ...list("projects", entries("projects")),
    ...list("certificates", entries("certifications")),
    ...list("awards", entries("awards")),
    ...list("publications", entries("publications")),
    ...list("references", entries("references")),
    meta: { version: "v1.0.0", taiyari: draft },
  };
}

function shownData(draft: ResumeDraft): Shown {
  const data = toShownData(plainDraft(draft, withAddresses));
  const { hidden } = data.sections;
  return bySection<TemplateData>((id) => {
    if (!hidden.includes(id)) return data[id];
    if (id === "personal") return { ...blankValues(id), photo: "" };
    return isListSection(id) ? [] : blankValues(id);
  });
}

function basicsOf(personal: TemplateData["personal"]) {
  const linkedin = webAddress(personal.linkedin);
  const written = ({ id, role }: SectionField) => {
    const text = textOf(personal, id);
    if (role === "email") return isEmail(text) ? text : "";
    return role === "web" ? webAddress(text) : text;
  };
  const profiles = linkedin === "" ? [] : [{ network: "LinkedIn", url: linkedin }];
  return jsonBasics(written, personal.location, profiles, FORM.hasEmptyLists);
}

function contentOf({ id, type, role, json }: SectionField, entry: object): JsonContent {
  const value = fieldOf(entry, id);
  if (typeof value === "boolean" || value === null) return "";
  if (typeof value !== "string") return value;
  if (type === "date") return isoDate(value);
  if (role === "text" || role === "quote") return descriptionOf(value, "grade" in json);
  if (role === "web") return webAddress(value);
  return id === "degree" ? { own: degreeOf(value) } : value;
}

function degreeOf(degree: string): Readonly<Record<"studyType" | "area", string>> {
  const [studyType = "", ...area] = degree.split(/,\s+/u);
  return { studyType, area: area.join(", ") };
}

/** @param hasGrade  whether a line that is a grade has a key of its own */
function descriptionOf(whole: string, hasGrade: boolean): JsonDescription {
  const lines = linesOf(whole);
  const grade = hasGrade ? lines.find(({ text }) => isGrade(text)) : undefined;
  const others = lines.filter((line) => line !== grade);
  const textsOf = (isBullet: boolean) =>
    others.filter((line) => line.isBullet === isBullet).map(({ text }) => text);
  return {
    whole,
    paragraphs: textsOf(false).join("\n"),
    bullets: textsOf(true),
    grade: grade?.text ?? "",
  };
}

/** Whether a line says a grade and hardly more. */
function isGrade(text: string): boolean {
  const grade = findGrade(text);
  return grade !== null && grade.to - grade.from > text.length * GRADE_SHARE;
}

function skillsOf({ skills }: Shown) {
  return [
    { name: "Technical skills", keywords: skills.technical },
    { name: "Soft skills", keywords: skills.soft },
    ...(skills.groups ?? []).map((group) => ({
      name: group.name || "Skills",
      keywords: group.skills,
    })),
  ].filter(({ keywords }) => keywords.length > 0);
}

/** Those of a section of their own that is shown. */
function languagesApart(draft: ResumeDraft): readonly string[] {
  const hidden = new Set(draft.sections.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  return draft.resumeData.custom
    .filter(({ id, like }) => like === "language" && !hidden.has(id))
    .flatMap(({ id }) => shownItemsOf(draft, id).map(languageText));
}

/** "Tamil (native)", "Hindi: fluent", "English – C1" as the language and how well. */
function languageOf(text: string): { language: string; fluency?: string } {
  const { title: language, said: fluency } = splitLanguage(text);
  return fluency === "" ? { language } : { language, fluency };
}

function list<Key extends string, Entry>(
  key: Key,
  entries: readonly Entry[],
): { [K in Key]?: readonly Entry[] } {
  return entries.length === 0 ? {} : ({ [key]: entries } as { [K in Key]?: readonly Entry[] });
}
