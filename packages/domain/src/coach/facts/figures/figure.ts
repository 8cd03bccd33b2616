import type { Dimension } from "./units.ts";

/** What stands before a number: "about 40", "nearly 40", "up to 40", "below 40", "over 40" ("40+"). */
export type Hedge = "none" | "about" | "nearly" | "under" | "below" | "over";

/** One way to read a figure. */
export interface FigureReading {
  /** In the base unit of its dimension: seconds, bytes, grams, rupees. */
  readonly value: number;
  readonly dimension: Dimension | null;
  /** What one of the unit it was written in is: 3600 for hours; 1 without a unit. */
  readonly unit: number;
}

/** A number in a text, however it is written. Offsets count UTF-16 units. */
export interface Figure {
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly readings: readonly FigureReading[];
  /** The number without its scale and unit: 1.4 of "1.4 crore". */
  readonly mantissa: number;
  readonly hedge: Hedge;
  /** "30+" and "over 30": what is meant is that or more. */
  readonly isOpen: boolean;
  /** Another value it may have up to, exclusive: 100 to 1,000 of "hundreds of". Null for one value. */
  readonly below: number | null;
  /** The word behind it, in `plain` form: "clients"; "" for none. */
  readonly noun: string;
  /** "1st", "67th", "second place". */
  readonly isOrdinal: boolean;
  /** "half", "doubled", "1/4": may be said as a percentage as well. */
  readonly isShare: boolean;
}
