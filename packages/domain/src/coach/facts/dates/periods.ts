import type { Figure } from "../figures/figure.ts";
import { DAY, MONTH, WEEK, YEAR } from "../figures/units.ts";

/** Words for how often something is done: how long it is from one time to the next, and how often in a year. */
const PERIODS: readonly (readonly [RegExp, number, readonly number[]])[] = [
  [
    /(?<!\p{L})(?:quarterly|(?:every|each|per|a) (?:quarter|qtr)|quartalsweise|timahi|तिमाही)(?!\p{L})/iu,
    3 * MONTH,
    [4],
  ],
  [
    /(?<!\p{L})(?:half[- ]yearly|biannual(?:ly)?|(?:every|each|per) (?:half[- ]year|semester)|छमाही)(?!\p{L})/iu,
    6 * MONTH,
    [2],
  ],
  [/(?<!\p{L})(?:yearly|annual(?:ly)?|(?:every|each|per|a) year)(?!\p{L})/iu, YEAR, []],
  [/(?<!\p{L})(?:monthly|(?:every|each|per|a) month|har mah\p{L}+)(?!\p{L})/iu, MONTH, [12]],
  [/(?<!\p{L})(?:fortnightly|(?:every|each|per|a) fortnight)(?!\p{L})/iu, 2 * WEEK, [2, 26]],
  [/(?<!\p{L})(?:weekly|(?:every|each|per|a) week|hafte)(?!\p{L})/iu, WEEK, [52]],
  [/(?<!\p{L})(?:daily|(?:every|each|per|a) day|roz)(?!\p{L})/iu, DAY, []],
  [/(?<!\p{L})(?:24\s?[x×*/]\s?7|round[- ]the[- ]clock)(?!\p{L})/iu, DAY, [7]],
];

/** What every such word has in it. */
const ANY =
  /year|month|week|quarter|qtr|day|dai|annual|night|semester|mah|haft|roz|24|clock|quartal|माही/iu;

/** The figures that words of a line for periods stand for: three months and four times a year for "every quarter". */
export function periodsOf(line: string, at: number): Figure[] {
  if (!ANY.test(line)) return [];
  return PERIODS.flatMap(([pattern, seconds, times]): Figure[] => {
    const match = pattern.exec(line);
    if (!match) return [];
    const [from, to] = [at + match.index, at + match.index + match[0].length];
    const shared = {
      from,
      to,
      hedge: "none" as const,
      isOpen: false,
      below: null,
      noun: "times",
      isOrdinal: false,
      isShare: false,
    };
    const unit = seconds >= YEAR ? YEAR : seconds >= MONTH ? MONTH : seconds >= WEEK ? WEEK : DAY;
    return [
      {
        ...shared,
        readings: [{ value: seconds, dimension: "time", unit }],
        mantissa: seconds / unit,
      },
      ...times.map((value) => ({
        ...shared,
        readings: [{ value, dimension: null, unit: 1 }],
        mantissa: value,
      })),
    ];
  });
}
