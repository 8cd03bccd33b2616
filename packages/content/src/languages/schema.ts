import { z } from "zod";

/** The kinds of sections that headings name: `SectionKind` of the domain. */
const SECTIONS = [
  "contact",
  "summary",
  "experience",
  "education",
  "projects",
  "skills",
  "certifications",
  "awards",
  "publications",
  "languages",
  "references",
  "other",
] as const;

/** What the words before a value say of it: `LabelKind` of the reader. */
const LABELS = [
  "company",
  "title",
  "place",
  "name",
  "technologies",
  "url",
  "degree",
  "institution",
  "grade",
  "dates",
  "duties",
] as const;

const MONTHS_OF_A_YEAR = 12;

/** Entries set apart by commas → a list of them. */
const Words = z
  .string("write the words as one text with commas between them, as in: one, two")
  .transform((text) => text.split(",").map((word) => word.trim().replaceAll(/\s+/gu, " ")))
  .superRefine((words, context) => {
    if (words.includes(""))
      context.addIssue("there is nothing before or between two commas; remove one of them");
    const twice = words.filter((word, i) => words.indexOf(word) < i);
    if (twice.length > 0)
      context.addIssue(`each word stands here once; remove one of: ${twice.join(", ")}`);
  });

const Name = z.string("write the language's name here").min(1, "write the language's name here");

const Sections = z.partialRecord(
  z.enum(SECTIONS, `the section must be one of ${SECTIONS.join(", ")}`),
  Words,
);

const Labels = z.partialRecord(
  z.enum(LABELS, `the label must be one of ${LABELS.join(", ")}`),
  Words,
);

const Months = z
  .array(Words, "write a list of twelve, January first")
  .length(MONTHS_OF_A_YEAR, "write a list of twelve, January first");

/** By the number of the month a season begins with in the north. */
const Seasons = z.partialRecord(z.enum(["3", "6", "9", "12"]), Words);

/** The fields of `language/<tag>.yaml` that are one list of words each, by the file of the domain they go to. */
export const LISTS = {
  headings: ["headingQualifiers"],
  dates: ["present", "rangeWords", "sinceWords"],
  titles: [
    "titles",
    "titleModifiers",
    "titleEnds",
    "titleEndsAlone",
    "titleInflections",
    "noTitles",
    "unspacedTitles",
  ],
  study: [
    "degrees",
    "ambiguousDegrees",
    "unspacedDegrees",
    "studyFields",
    "institutions",
    "institutionEnds",
    "unspacedInstitutions",
  ],
  companies: ["legalForms", "companyWords", "unspacedCompanies"],
  spoken: ["spokenLanguages"],
  "spoken-levels": ["levelWords"],
  labels: ["languageLabels", "contactLabels", "phoneLabels", "postLabels", "innerHeadings"],
} as const;

/** The fields that are lists of words by section or by label. */
export const GROUPED = {
  headings: ["headings", "headingWords", "headingEnds", "headingStems", "looseHeadingWords"],
  labels: ["labels", "formLabels"],
} as const;

type ListName = (typeof LISTS)[keyof typeof LISTS][number];

const NAMES: readonly ListName[] = Object.values(LISTS).flat();
const lists = Object.fromEntries(NAMES.map((name) => [name, Words.default([])])) as Record<
  ListName,
  z.ZodDefault<typeof Words>
>;

/** What the reader knows of one language. A field that is left out holds nothing. */
export const LanguageFile = z.strictObject(
  {
    name: Name,
    own: Name,
    headings: Sections.default({}),
    headingWords: Sections.default({}),
    headingEnds: Sections.default({}),
    headingStems: Sections.default({}),
    looseHeadingWords: Sections.default({}),
    months: Months.optional(),
    seasons: Seasons.default({}),
    labels: Labels.default({}),
    formLabels: Labels.default({}),
    ...lists,
  },
  {
    error: ({ code, keys }) =>
      code === "unrecognized_keys"
        ? `${keys?.join(", ")}: there is no such field. docs/writing-content/languages.md lists them.`
        : undefined,
  },
);
export type LanguageFile = z.output<typeof LanguageFile>;
