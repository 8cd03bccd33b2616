import type { SectionKind } from "../resume/reading.ts";
import { kindOfHeadingWord, kindOfMisspelt } from "./heading-words.ts";
import { stemKindOf } from "./heading-stems.ts";
import { LOOSE_WORDS, QUALIFIERS } from "./section-words.ts";
import { TONGUES } from "./tongues/index.ts";
import { HEADINGS } from "./vocabulary/headings.ts";
import { byWord, isCapitals, plain } from "./words.ts";
import { remember } from "../text/remember.ts";

/** The headings that our own templates print, in each language they can be in. */
const OWN_NAMES: readonly (readonly [string, SectionKind])[] = Object.values(TONGUES).flatMap(
  ({ words }) => [
    [words.contact, "contact"],
    [words.summary, "summary"],
    [words.experience, "experience"],
    [words.education, "education"],
    [words.skills, "skills"],
    [words.projects, "projects"],
    [words.certifications, "certifications"],
    [words.awards, "awards"],
    [words.publications, "publications"],
    [words.references, "references"],
    [words.languages, "languages"],
    [words.volunteering, "other"],
    [words.interests, "other"],
    [words.profiles, "contact"],
  ],
);

const SECTION_NAMES: ReadonlyMap<string, SectionKind> = new Map([
  ...OWN_NAMES.map(([name, kind]): [string, SectionKind] => [plain(name), kind]),
  ...Object.entries(byWord<SectionKind>(HEADINGS)),
]);

/** The names as spread letters leave them, without their blanks: "technicalskills". */
const SQUEEZED_NAMES: ReadonlyMap<string, SectionKind> = new Map(
  [...SECTION_NAMES]
    .filter(([name]) => name.includes(" "))
    .map(([name, kind]) => [name.replaceAll(" ", ""), kind]),
);

/** What is left of Devanagari when a file gives no value for joined letters and for vowel signs before their letter. */
function consonantsOf(text: string): string {
  return text.replaceAll(/क्ष|त्र|ज्ञ|श्र|र्|.्र/gu, "").replaceAll(/[\p{M}\s]/gu, "");
}

const BROKEN_NAMES: ReadonlyMap<string, SectionKind> = new Map(
  [...SECTION_NAMES]
    .filter(([name]) => /\p{Script=Devanagari}/u.test(name))
    .map(([name, kind]) => [consonantsOf(name), kind]),
);

/** The kind a word of a heading names, whatever else it says: "Courses during my studies"; null for no word. */
export function looseKindOf(heading: string): SectionKind | null {
  const words = plain(heading).split(" ");
  if (words.length > LONGEST_HEADING) return null;
  const known = words.map((word) => kindOfHeadingWord(word) ?? LOOSE_WORDS[word]);
  return known.find((kind) => kind) ?? words.map(kindOfMisspelt).find((kind) => kind) ?? null;
}

/** The longest heading known, in words, with room for two joined ones. */
const LONGEST_HEADING = 7;

/**
 * The kind of section a heading announces; null for a text that is no known heading.
 *
 * Case, accents, numbering and punctuation do not matter. "Education & Certifications" is what it names first.
 */
export const sectionKindOf = remember((heading: string): SectionKind | null => {
  // "(Grundkenntnisse)": what brackets hold describes something.
  if (heading.length > 60 || /^\s*\(/u.test(heading)) return null;
  const name = plain(heading)
    .replace(/^[#+ ]+/u, "")
    .replace(/^(?:\d+|[ivx]+)\s+(?=\p{L})/u, "");
  if (name === "" || name === "other experience") return null;
  const known = SECTION_NAMES.get(name);
  if (known) return known;
  const squeezed = name.includes(" ") ? undefined : SQUEEZED_NAMES.get(name);
  if (squeezed) return squeezed;

  // Letters set apart so unevenly that some of the gaps read as blanks: "LAN GU AGES".
  const joined = isCapitals(heading) ? name.replaceAll(" ", "") : "";
  const broken =
    joined.length > 6 ? (SECTION_NAMES.get(joined) ?? SQUEEZED_NAMES.get(joined)) : null;
  if (broken) return broken;

  const words = name.split(" ");
  if (/\p{Script=Devanagari}/u.test(name))
    return BROKEN_NAMES.get(consonantsOf(name)) ?? (words.length <= 4 ? stemKindOf(words) : null);
  if (words.length > LONGEST_HEADING) return null;
  const kinds = words.map(kindOfHeadingWord);
  // "Career" only qualifies what is beside it: "career objective".
  const others = kinds.filter((kind, i) => kind !== undefined && words[i] !== "career");
  const named =
    others[0] ?? (words.length > 1 ? kinds.find((kind) => kind !== undefined) : undefined);
  const whole = words.every((word, i) => kinds[i] !== undefined || QUALIFIERS.has(word));
  return named && whole ? named : (jointKindOf(name) ?? stemKindOf(words));
});

/** The kind that comes first in two known headings joined by "and": "Positions of responsibility & hobbies". */
function jointKindOf(name: string): SectionKind | null {
  const parts = name.split(" and ");
  for (const at of parts.keys()) {
    if (at === 0) continue;
    const first = SECTION_NAMES.get(parts.slice(0, at).join(" and "));
    if (first && SECTION_NAMES.has(parts.slice(at).join(" and "))) return first;
  }
  return null;
}
