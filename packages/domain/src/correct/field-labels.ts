import type { ContactField, EntryField, EntryList } from "../resume/corrections.ts";

/** How the fields of the contact block are called, in the order of a page. */
export const CONTACT_LABELS: readonly (readonly [ContactField, string])[] = [
  ["name", "Full name"],
  ["headline", "Title"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["location", "Location"],
];

/** How the parts of an entry are called. */
export interface EntryLabels {
  /** The heading of one entry. */
  readonly group: string;
  readonly fields: Readonly<Partial<Record<EntryField, string>>>;
  readonly dates: string;
  readonly bullets: string;
}

/** How each list's entries and their parts are called. */
export const ENTRY_LABELS: Readonly<Record<EntryList, EntryLabels>> = {
  experience: {
    group: "Experience",
    fields: { title: "Title", company: "Company", location: "Location" },
    dates: "Dates",
    bullets: "Bullets",
  },
  education: {
    group: "Education",
    fields: {
      degree: "Degree",
      institution: "Institution",
      location: "Location",
      grade: "Grade",
    },
    dates: "Dates",
    bullets: "Details",
  },
  projects: {
    group: "Project",
    fields: { title: "Name", role: "Role", url: "Link" },
    dates: "Dates",
    bullets: "Bullets",
  },
  certifications: {
    group: "Certification",
    fields: { title: "Certification", by: "Issued by", expiry: "Valid until" },
    dates: "Date",
    bullets: "Details",
  },
  awards: {
    group: "Award",
    fields: { title: "Award", by: "Given by" },
    dates: "Date",
    bullets: "Details",
  },
  publications: {
    group: "Publication",
    fields: { title: "Publication", by: "Published by", url: "Link" },
    dates: "Date",
    bullets: "Details",
  },
  references: {
    group: "Reference",
    fields: {
      title: "Name",
      by: "Position",
      company: "Company",
      email: "Email",
      phone: "Phone",
    },
    dates: "Date",
    bullets: "Details",
  },
};
