import type { ContactField, EntryField, EntryList } from "../corrections.ts";

/** What a sentence is needed for: a kind of field, whatever entry it stands in. */
export type FieldKind =
  | ContactField
  | EntryField
  | "link"
  | "summary"
  | "dates"
  | "bullets"
  | "technologies"
  | "skills"
  | "languages"
  | "shared-company";

const ROLE_OF_WORDS =
  "Which words are which followed from their wording and order. Here they left room for another reading.";
const BY_PLACE = "No word of it says what it is. It was taken by where it stands.";

/**
 * Why a reading of this kind may be wrong: what its confidence rests on.
 *
 * Source: the confidences that `read/fields` gives.
 */
const UNSURE: Readonly<Record<FieldKind, string>> = {
  name: "It was chosen by its form, its size, its place on the page and its likeness to the email address. Together they do not settle it.",
  headline: BY_PLACE,
  email: "It stands away from the other contact details, so it may be somebody else’s.",
  phone: "Its form, or where it stands, would fit another kind of number as well.",
  location: "It reads like a place, but nothing settles that it is yours.",
  link: "It was taken from words that can be clicked, not from an address written out.",
  summary: "It stands under no heading of its own and was taken for a summary by its sentences.",
  title: ROLE_OF_WORDS,
  company: ROLE_OF_WORDS,
  "shared-company":
    "It stands once on the page, above several titles, and was taken for each of them.",
  degree: ROLE_OF_WORDS,
  institution: ROLE_OF_WORDS,
  grade: BY_PLACE,
  role: "Words beside the project’s name were taken for what you did in it.",
  url: BY_PLACE,
  by: "Words beside the title were taken for who stands behind it.",
  dates:
    "They are not written as one period beside this entry. They were joined to it by where they stand.",
  bullets: "Some of this text has no bullet sign. It was taken for this entry by where it stands.",
  technologies: "A list beside the project was taken for what it was made with.",
  skills: "Where one skill ends and the next begins is not clear from the signs between them.",
  languages: "No language that we know is named here.",
};

/** Why a field below full confidence may be wrong. */
export function whyUnsure(kind: FieldKind): string {
  return UNSURE[kind];
}

const ABSENT_CONTACT: Readonly<Partial<Record<ContactField, string>>> = {
  name: "Nothing reads as a name. Write it as plain text on a line of its own at the top of the page.",
  email:
    "No address was found. Write it out as plain text under your name, not behind an icon or a link.",
  phone:
    "No number was found. Write it with its country code, +91 and ten digits, under your name.",
  location:
    "No place was found. Write your city and state under your name, as in “Pune, Maharashtra”.",
};

const ABSENT_ENTRY: Readonly<
  Partial<Record<EntryList, Readonly<Partial<Record<EntryField | "dates" | "bullets", string>>>>>
> = {
  experience: {
    title:
      "No title was found for this job. Write it as other employers would, on the line with the company or above it.",
    company:
      "No company was found for this job. Write its name on the line with the title or below it.",
    dates:
      "No dates were found for this job. Write month and year beside it, as in “Aug 2022 – Present”.",
    bullets:
      "No text was read under this job. Say in bullets what you did there and what came of it.",
  },
  education: {
    degree:
      "No degree was found for this study. Write it out beside the institution, as in “B.Sc. Statistics”.",
    institution: "No institution was found for this study. Write its full name beside the degree.",
    dates:
      "No year was found for this study. Write from when to when it went, or the year it ended.",
  },
};

/** What to do about a contact field that is absent; null where none is expected. */
export function whyNoContact(field: ContactField): string | null {
  return ABSENT_CONTACT[field] ?? null;
}

/** What to do about a part of an entry that is absent; null where none is expected. */
export function whyNotInEntry(
  list: EntryList,
  field: EntryField | "dates" | "bullets",
): string | null {
  return ABSENT_ENTRY[list]?.[field] ?? null;
}
