import type { SectionKind } from "../resume/reading.ts";
import { HEADING_QUALIFIERS, HEADING_WORDS, LOOSE_HEADING_WORDS } from "./vocabulary/headings.ts";
import { byWord, lexicon } from "./words.ts";

/** Words that make a heading with the qualifiers below: "Relevant Work Experience & Internships". */
export const SECTION_WORDS = byWord<SectionKind>(HEADING_WORDS);

/** Words that give the kind of a heading only where its look shows that it is one. */
export const LOOSE_WORDS = byWord<SectionKind>(LOOSE_HEADING_WORDS);

/** Words that say nothing of the kind beside one of `SECTION_WORDS`. */
export const QUALIFIERS = lexicon(HEADING_QUALIFIERS);
