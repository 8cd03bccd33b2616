import { inAllTongues } from "./tongues/index.ts";
import * as dates from "./vocabulary/dates.ts";
import { lexicon } from "./words.ts";

/** What is written instead of an end date while something is current. */
export const PRESENT = lexicon(
  `${dates.PRESENT}, ${inAllTongues(({ words }) => [words.present]).join(", ")}`,
);

/** Words that are between two dates. */
export const RANGE_WORDS = lexicon(dates.RANGE_WORDS);

/** Words before a date that has no end: "Since 2019". */
export const SINCE_WORDS = lexicon(dates.SINCE_WORDS);
