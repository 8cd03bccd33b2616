import type { ContactField, EntryField, EntryList } from "../resume/corrections.ts";

/** What a sentence is needed for: a kind of field, whatever entry it is in. */
export type FieldKind =
  | ContactField
  | EntryField
  | "link"
  | "summary"
  | "dates"
  | "shared-company"
  | PartsKind;

/** A kind of field that holds several values. What it says of doubts names the value that they are about. */
export type PartsKind = "bullets" | "technologies" | "skills" | "languages";

const ROLE_OF_WORDS =
  "Which words are which followed from their wording and order. Here they left room for another reading.";
const BY_PLACE = "No word of it says what it is. It was taken by where it stands.";

/**
 * Why a reading of this kind may be wrong: what its confidence rests on. Of the others `BY_PLACE` says it.
 *
 * Source: the confidences that `read/fields` gives.
 */
const UNSURE: Readonly<Partial<Record<Exclude<FieldKind, PartsKind>, string>>> = {
  name: "It was chosen by its form, its size, its place on the page and its likeness to the email address. Together they do not settle it.",
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
  role: "Words beside the project’s name were taken for what you did in it.",
  by: "Words beside the title were taken for who stands behind it.",
  expiry: "A date beside the title was taken for the day until which it holds.",
  dates:
    "They are not written as one period beside this entry. They were joined to it by where they stand.",
};

/** The same of one value among several, as a reader sees it quoted. */
const UNSURE_PART: Readonly<Record<PartsKind, (part: string) => string>> = {
  bullets: (part) => `${part} has no bullet sign. It was taken for this entry by where it stands.`,
  technologies: (part) =>
    `${part} stands in a list beside the project, which was taken for what it was made with.`,
  skills: (part) => `Where ${part} begins and ends is not clear from the signs around it.`,
  languages: (part) => `No language that we know is named in ${part}.`,
};

/** A quotation is no longer than this many words. */
const QUOTED_WORDS = 6;

/**
 * Why a field below full confidence may be wrong.
 *
 * @param part  the least sure of its values, where it holds several
 */
export function whyUnsure(kind: FieldKind, part: string): string {
  return isPartsKind(kind) ? UNSURE_PART[kind](quoted(part)) : (UNSURE[kind] ?? BY_PLACE);
}

function isPartsKind(kind: FieldKind): kind is PartsKind {
  return kind in UNSURE_PART;
}

function quoted(text: string): string {
  const words = text.split(/\s+/u);
  return words.length > QUOTED_WORDS
    ? `“${words.slice(0, QUOTED_WORDS).join(" ")} …”`
    : `“${text}”`;
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
