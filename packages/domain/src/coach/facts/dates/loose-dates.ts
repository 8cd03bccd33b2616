import { monthOf } from "../../../lexicon/months.ts";

/** Most lines with a year name no month besides. */
const MAY_NAME =
  /jan|feb|m[aä]r|mai|may|apr|avr|jun|jui|jul|aug|ag[ou]|sep|o[ck]t|nov|de[czs]|[^\u0020-\u024F]/iu;

/** The months, 1 to 12, that a line names without a year right behind them: "April mein 14, May mein 19". */
export function bareMonths(line: string): number[] {
  const months = new Set<number>();
  if (!MAY_NAME.test(line)) return [];
  for (const [word] of line.matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) {
    const month = monthOf(word);
    if (month !== null) months.add(month);
  }
  return [...months];
}

const LISTED =
  /(?<!\d)(?:19|20)\d\d(?:\s*(?:,|and|&|\/|und|aur|और)\s*(?:and\s+)?(?:19|20)\d\d)+(?!\d)/gu;

/** How many years each list of years in a line has: three for "2020, 2021, 2022". */
export function countsOfYears(line: string): number[] {
  return [...line.matchAll(LISTED)].map(([list]) => list.match(/\d{4}/gu)?.length ?? 0);
}

/** How many years follow each other in a line that names each of them: three for "2020: 61. 2021: 74. 2022: 96". */
export function yearsInRow(points: readonly { readonly years: readonly number[] }[]): number[] {
  const years = [...new Set(points.map(({ years: own }) => own[0] ?? 0))].toSorted((a, b) => a - b);
  const isRow = years.length > 1 && years.every((year, at) => year === (years[0] ?? 0) + at);
  return isRow ? [years.length] : [];
}
