import type { SourceEntries } from "./alignment/source-entries.ts";
import type { FigurePlaces } from "./binding/figure-places.ts";
import type { SourceUnits } from "./alignment/source-units.ts";
import type { HeldClaim } from "./claims/claim-phrases.ts";
import type { ToldLine } from "./claims/told-lines.ts";
import type { DateSpan } from "./dates/read-dates.ts";
import type { Stretch } from "./dates/stretches.ts";
import type { FigureIndex } from "./figures/figure-index.ts";
import type { FiguresAbout } from "./figures/follows.ts";
import type { PeriodsOfValues } from "./figures/per-period.ts";
import type { DegreeYears } from "./study/degree-years.ts";
import type { SourceWords } from "./names/source-words.ts";
import type { SourceSkills } from "./skills/unheld-skills.ts";

/** What a source states, as the checks look it up. */
export interface SourceFacts {
  readonly figures: FigureIndex;
  readonly years: ReadonlySet<number>;
  /** year * 12 + month - 1 */
  readonly months: ReadonlySet<number>;
  readonly perPeriod: PeriodsOfValues;
  readonly degreeYears: DegreeYears;
  /** As `outcomesIn` gives them. */
  readonly outcomes: readonly boolean[];
  /** Steps of grades and levels that are named, as `gradesOf` gives them. */
  readonly grades: ReadonlyMap<string, ReadonlySet<string>>;
  readonly spans: readonly DateSpan[];
  readonly stretches: readonly Stretch[];
  /** All digits in a row, for telephone numbers. */
  readonly digits: string;
  readonly words: SourceWords;
  readonly skills: SourceSkills;
  readonly isForeign: boolean;
  /** Names of degrees, as `readDegrees` gives them. */
  readonly degrees: ReadonlySet<string>;
  /** 1 for "first class" and "1st division". */
  readonly classes: ReadonlySet<number>;
  /** Numbers of lines that say that something was certified. */
  readonly certifying: ReadonlySet<number>;
  /** Lines that tell of helping. */
  readonly told: readonly ToldLine[];
  /** Says of something that there was none of it. */
  readonly hasNone: boolean;
  readonly units: SourceUnits;
  readonly entries: SourceEntries;
  readonly figurePlaces: FigurePlaces;
  /** By the number of the line. */
  readonly figureLines: readonly FiguresAbout[];
  /** What holds each group of claims, by the group's number. */
  readonly claims: ReadonlyMap<number, HeldClaim>;
}
