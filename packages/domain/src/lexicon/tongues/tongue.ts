/** What a resume prints that nobody typed: headings of sections, and words beside values. */
export const PRINTED_WORDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "awards",
  "publications",
  "references",
  "contact",
  "languages",
  "technical",
  "soft",
  "technologies",
  "present",
  "validUntil",
  "degree",
  "institution",
  "place",
  "years",
  "result",
  "volunteering",
  "interests",
  "profiles",
] as const;
export type PrintedWord = (typeof PRINTED_WORDS)[number];

/** A language that the headings and printed words of a resume can be in. */
export interface Tongue {
  /** In English: "Hindi". */
  readonly name: string;
  /** As its readers write it: "हिन्दी". */
  readonly own: string;
  readonly words: Readonly<Record<PrintedWord, string>>;
  /** January first, written out. */
  readonly months: readonly string[];
}
