import { MONTHS as MONTH_NAMES, SEASONS as SEASON_NAMES } from "./vocabulary/dates.ts";
import { byWord, lexicon, plain } from "./words.ts";

/** As a resume writes the months, January first. */
export const SHORT_MONTHS: readonly string[] =
  "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Month names and their short forms in all languages, with the number of the month. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, i) =>
    [...lexicon(names)].map((name): [string, number] => [name, i + 1]),
  ),
);

/** Seasons by the month they begin with in the north. */
const SEASONS: ReadonlyMap<string, number> = new Map(
  Object.entries(byWord(SEASON_NAMES)).map(([name, month]) => [name, Number(month)]),
);

/** 1 to 12 for a month's name or short form in any of the languages; null for another word. */
export function monthOf(word: string): number | null {
  return MONTHS.get(plain(word)) ?? null;
}

export function seasonMonthOf(word: string): number | null {
  return SEASONS.get(plain(word)) ?? null;
}
