import type { ContactField, EntryField, EntryList, FieldRef } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";

/** What one entry of a list is called. */
export const ENTRY_NAMES: Readonly<Record<EntryList, string>> = {
  experience: "Experience",
  education: "Education",
  projects: "Project",
  certifications: "Certification",
  awards: "Award",
  publications: "Publication",
  references: "Reference",
};

/** What the fields of the contact block are called, in the order of a page. */
export const CONTACT_NAMES: Readonly<Record<ContactField, string>> = {
  name: "Full name",
  headline: "Title",
  email: "Email",
  phone: "Phone",
  location: "Location",
};

/** Source: `EntryField` of the domain; in the order of a page. */
export const ENTRY_FIELDS: Readonly<Record<EntryList, readonly (readonly [EntryField, string])[]>> =
  {
    experience: [
      ["title", "Title"],
      ["company", "Company"],
      ["location", "Location"],
    ],
    education: [
      ["degree", "Degree"],
      ["institution", "Institution"],
      ["location", "Location"],
      ["grade", "Grade"],
    ],
    projects: [
      ["title", "Name"],
      ["role", "Role"],
      ["url", "Link"],
    ],
    certifications: [
      ["title", "Certification"],
      ["by", "Issued by"],
      ["expiry", "Valid until"],
    ],
    awards: [
      ["title", "Award"],
      ["by", "Given by"],
    ],
    publications: [
      ["title", "Publication"],
      ["by", "Published by"],
      ["url", "Link"],
    ],
    references: [
      ["title", "Name"],
      ["by", "Position"],
      ["company", "Company"],
      ["email", "Email"],
      ["phone", "Phone"],
    ],
  };

/** "Company", "Bullet", "Skill". */
export function fieldName(field: FieldRef): string {
  switch (field.kind) {
    case "contact":
      return CONTACT_NAMES[field.field];
    case "link":
      return "Link";
    case "summary":
      return "Summary";
    case "entry":
      return ENTRY_FIELDS[field.entry.list].find(([id]) => id === field.field)?.[1] ?? "Title";
    case "bullet":
      return "Bullet";
    case "technology":
      return "Technology";
    case "skill":
      return "Skill";
    case "skill-group":
      return "Skill group";
    case "language":
      return "Language";
    default:
      return assertNever(field);
  }
}

/** Whether two references name the same field. */
export function isSameField(a: FieldRef, b: FieldRef): boolean {
  return fieldKey(a) === fieldKey(b);
}

/** A field as one word, for keys and the values of a select. */
export function fieldKey(field: FieldRef): string {
  switch (field.kind) {
    case "contact":
      return `contact.${field.field}`;
    case "summary":
      return "summary";
    case "link":
    case "language":
      return `${field.kind}.${field.at}`;
    case "entry":
      return `entry.${field.entry.list}.${field.entry.at}.${field.field}`;
    case "bullet":
    case "technology":
      return `${field.kind}.${field.entry.list}.${field.entry.at}.${field.at}`;
    case "skill":
      return `skill.${field.group}.${field.at}`;
    case "skill-group":
      return `skill-group.${field.group}`;
    default:
      return assertNever(field);
  }
}
