import type { FactLine } from "../lines.ts";
import type { Figure } from "./figure.ts";

/** Words behind a figure that say in which time it was: "45 lakh per month", "25 containers a day". */
const PERIODS: readonly (readonly [string, RegExp])[] = [
  ["day", /^(?:a|per|each|every|\/)\s*day\b|^daily\b|^roz\b|^\/day\b|^pro tag\b/iu],
  ["week", /^(?:a|per|each|every|\/)\s*(?:week|wk)\b|^weekly\b|^hafte\b|^pro woche\b/iu],
  [
    "month",
    /^(?:a|per|each|every|\/)\s*(?:month|mth|mnth)\b|^monthly|^(?:har\s)?mahine\b|^p\.?m\.?(?![\p{L}])|^pro monat\b/iu,
  ],
  [
    "year",
    /^(?:a|per|each|every|\/)\s*(?:year|yr|annum|saal)\b|^yearly\b|^annually\b|^p\.?a\.?(?![\p{L}])|^im jahr\b/iu,
  ],
];
/** Words that may stand between the figure and its period: "25 containers a day". */
const MOST_BETWEEN = 3;

/** Characters behind a figure in which its period is looked for. */
const BEHIND = 60;

/** The period a figure of a line is told for, and where in the text that ends; null where none stands behind it. */
export function periodOf(
  figure: Figure,
  { text, at }: FactLine,
): { readonly name: string; readonly to: number } | null {
  const behind = text.slice(figure.to - at, figure.to - at + BEHIND);
  let after = behind.trimStart();
  for (let words = 0; words <= MOST_BETWEEN; words++) {
    for (const [name, pattern] of PERIODS) {
      const match = pattern.exec(after);
      if (match) return { name, to: figure.to + behind.length - after.length + match[0].length };
    }
    const next = /^[\p{L}\p{M}'’-]+\s+/u.exec(after);
    if (!next) return null;
    after = after.slice(next[0].length);
  }
  return null;
}

/** The periods that a source tells each of its values for, by `valueKey`; "" stands for none. */
export type PeriodsOfValues = ReadonlyMap<string, ReadonlySet<string>>;

export function periodsOfValues(
  lines: readonly { readonly line: FactLine; readonly figures: readonly Figure[] }[],
): PeriodsOfValues {
  const periods = new Map<string, Set<string>>();
  for (const { line, figures } of lines)
    for (const figure of figures) {
      const key = valueKey(figure);
      const known = periods.get(key) ?? new Set();
      known.add(periodOf(figure, line)?.name ?? "");
      periods.set(key, known);
    }
  return periods;
}

/** Whether a source tells the same value for another period only: "45 lakh per month" that became "45 lakh annually". */
export function isOtherPeriod(figure: Figure, line: FactLine, known: PeriodsOfValues): boolean {
  const own = periodOf(figure, line)?.name ?? null;
  const periods = own === null ? undefined : known.get(valueKey(figure));
  return own !== null && periods !== undefined && !periods.has("") && !periods.has(own);
}

/**
 * Whether a count of periods belongs to a figure told per period: "2 invoices a month" are not twelve invoices, where
 * "a report each month" is twelve reports in a year.
 *
 * @param period  one of `periodsOf` the same line
 */
export function isOfRate(period: Figure, figures: readonly Figure[], line: FactLine): boolean {
  const isCount = period.readings[0]?.dimension === null;
  return isCount && figures.some((figure) => periodOf(figure, line)?.to === period.to);
}

function valueKey({ readings }: Figure): string {
  return (readings[0]?.value ?? 0).toPrecision(6);
}
