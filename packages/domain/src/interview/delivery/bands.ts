import type { Measure } from "../report.ts";

/** Where a measure is good, fair, and far from both; where the bounds come from. */
export interface Band {
  readonly good: readonly [number, number];
  readonly fair: readonly [number, number];
  /** Ends of the drawn scale. */
  readonly ends: readonly [number, number];
  readonly source: string;
}

/**
 * Bands of delivery. Published values differ; where they do, the band is the widest that a source supports, since a strict one fails most learners: 63 of 100
 * practice recordings have fewer than 120 words a minute (State of Speaking Practice 2026, Articulated).
 */
export const BANDS = {
  /** Words a minute. */
  pace: {
    good: [110, 165],
    fair: [90, 185],
    ends: [60, 220],
    source:
      "Published bands run from 111 to 140 (sampadkar21) to 130 to 170 (sujay920); TED talks have 163 on average, practice recordings 106 in the middle (Articulated, 2026).",
  },
  /** A minute. */
  fillers: {
    good: [0, 3],
    fair: [0, 10],
    ends: [0, 12],
    source:
      "No harm is measurable up to 5 a minute, and it is at about 12 (Laske 2024, JABA); fluent speakers have 1.2 (Götz 2013), hesitant ones 4.8 (Corley and Stewart 2008).",
  },
  /** How many of over 2.5 seconds. */
  pauses: {
    good: [0, 2],
    fair: [0, 4],
    ends: [0, 6],
    source:
      "Pauses up to 1.5 seconds are usual, over 3 very long (AI Talk Coach). How many an answer has room for is our own bound; one for thinking is never counted against it.",
  },
} as const satisfies Record<string, Band>;

/** Seconds an answer takes: of the minutes its question gives, from half to one and a quarter. Two minutes make 60 to 150 seconds. */
export function lengthBand(minutes: number): Band {
  return {
    good: [30 * minutes, 75 * minutes],
    fair: [15 * minutes, 90 * minutes],
    ends: [0, 120 * minutes],
    source: [
      "90 to 120 seconds are advised for two minutes, and attention halves by 60 (salesrecruiterschicago); practice recordings have 52 in the",
      "middle (Articulated, 2026). In proportion for other questions.",
    ].join(" "),
  };
}

export function bandOf(value: number, { good, fair }: Band): Measure["band"] {
  if (value >= good[0] && value <= good[1]) return "good";
  return value >= fair[0] && value <= fair[1] ? "fair" : "far";
}
