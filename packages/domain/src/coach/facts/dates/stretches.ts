import { monthOfDay } from "../../../evidence/dates.ts";
import type { DateSpan } from "./read-dates.ts";

/** How long something may have lasted, in months: "2018 - 2020" is two to three years. */
export interface Stretch {
  readonly least: number;
  readonly most: number;
}

/** More jobs than this are not added up in every combination. */
const MOST_ADDED = 40;

/** Jobs this many months apart follow each other. */
interface Period {
  /** Months since year 0; the last one is the month after. */
  readonly first: number;
  readonly last: number;
  /** Months that are not known, of years without a month. */
  readonly slack: number;
}

/**
 * What durations follow from dates: each stretch of time by itself, and of stretches in a row, as of promotions or of
 * all jobs, the time they add up to, counting none twice.
 *
 * @param today  whole days since 1 January 1970 (UTC): the end of what goes on
 */
export function stretchesOf(spans: readonly DateSpan[], today: number): Stretch[] {
  const periods = spans
    .flatMap((span) => periodOf(span, monthOfDay(today)) ?? [])
    .toSorted((a, b) => a.first - b.first);
  const stretches = periods.map(({ first, last, slack }) => ({
    least: last - first,
    most: last - first + slack,
  }));
  const added = periods.slice(0, MOST_ADDED);
  for (const [at, { first }] of added.entries()) {
    let [months, slack, reached] = [0, 0, first];
    for (const period of added.slice(at)) {
      months += Math.max(0, period.last - Math.max(period.first, reached));
      reached = Math.max(reached, period.last);
      slack += period.slack;
      stretches.push({ least: months, most: months + Math.min(slack, 24) });
    }
  }
  return stretches;
}

function periodOf({ start, end }: DateSpan, thisMonth: number): Period | null {
  const year = start.years[0] ?? 0;
  const first = year * 12 + (start.month ?? 1) - 1;
  if (end === null)
    return thisMonth < first
      ? null
      : { first, last: thisMonth + 1, slack: start.month === null ? 1 : 0 };
  const endYear = end.years.at(-1) ?? 0;
  const last =
    end.month === null ? endYear * 12 + (start.month ?? 1) - 1 : endYear * 12 + end.month;
  if (last < first) return null;
  const isExact = start.month !== null && end.month !== null;
  // "2018 - 2020" is two years, or three where both are counted.
  return { first, last: isExact ? last : Math.max(last, first + 1), slack: isExact ? 0 : 12 };
}
