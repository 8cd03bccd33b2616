import type { JobTerm } from "../resume/report.ts";

/** Years of experience asked for. `most` is null for an open end, as in "5+ years". */
export interface YearsAsked {
  readonly least: number;
  readonly most: number | null;
}

/** Levels of study, lowest first. "school" is class X or XII. */
export type DegreeLevel = "school" | "diploma" | "bachelor" | "master" | "doctorate";

/** The degree a job asks for. */
export interface DegreeAsked {
  readonly level: DegreeLevel;
  /** As the description writes it. */
  readonly text: string;
  /** True for "or equivalent experience" and for a degree that is only preferred. */
  readonly isOptional: boolean;
}

/** What a job description asks for. */
export interface JobReading {
  /** "" when it names none. */
  readonly title: string;
  /** The known role the title names; null when none does. */
  readonly roleId: string | null;
  /** City as written; "" when it names none. */
  readonly place: string;
  /** Musts first, each in the order of the text. */
  readonly terms: readonly JobTerm[];
  /** Terms of which one will do, as in "MySQL or PostgreSQL"; each group by the names of its terms. */
  readonly alternatives: readonly (readonly string[])[];
  readonly years: YearsAsked | null;
  readonly degree: DegreeAsked | null;
  /** What the person will do, a sentence each. */
  readonly duties: readonly string[];
}
