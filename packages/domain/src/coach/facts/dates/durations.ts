import type { Figure, Hedge } from "../figures/figure.ts";
import { MONTH, WEEK, YEAR } from "../figures/units.ts";
import type { Stretch } from "./stretches.ts";

/** Months by which "four years" may be missed without a "nearly" or "over". */
const SHORT_BY = 1;
const LONG_BY = 3;
/** With "nearly", "about" or "over". */
const HEDGED_BY = 4;
/** The share of "within three years" that it lasted at least. */
const UNDER = 0.6;

/** Whether a duration in weeks, months or years follows from what is known to have lasted how long. */
export function followsFrom(stretches: readonly Stretch[], figure: Figure): boolean {
  return figure.readings.some(({ value, dimension, unit }) => {
    if (dimension !== "time" || unit < WEEK) return false;
    const months = value / MONTH;
    const loose = unit >= YEAR ? LONG_BY : 1;
    return stretches.some((stretch) => lasts(stretch, months, figure.hedge, loose));
  });
}

function lasts({ least, most }: Stretch, months: number, hedge: Hedge, loose: number): boolean {
  switch (hedge) {
    case "over":
      // "2019 - 2022" may be four years, and is not more.
      return least === most ? most >= months : most > months;
    case "nearly":
      return most >= months - HEDGED_BY && least <= months;
    case "under":
    case "below":
      return most >= months * UNDER && least <= months;
    case "about":
      return most >= months - HEDGED_BY && least <= months + HEDGED_BY;
    case "none":
      return most >= months - SHORT_BY && least <= months + loose;
  }
}
