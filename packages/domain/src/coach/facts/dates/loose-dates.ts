import { monthOf } from "../../../lexicon/months.ts";

/** The months, 1 to 12, that a line names without a year right behind them: "April mein 14, May mein 19". */
export function bareMonths(line: string): number[] {
  const months = new Set<number>();
  for (const [word] of line.matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) {
    const month = monthOf(word);
    if (month !== null) months.add(month);
  }
  return [...months];
}

const LISTED = /(?<!\d)(?:19|20)\d\d(?:\s*(?:,|and|&|\/|und|aur|और)\s*(?:and\s+)?(?:19|20)\d\d)+(?!\d)/gu;

/** How many years each list of years in a line has: three for "2020, 2021, 2022". */
export function countsOfYears(line: string): number[] {
  return [...line.matchAll(LISTED)].map(([list]) => list.match(/\d{4}/gu)?.length ?? 0);
}
