/** Years of experience, as every screen offers them. Source: the specification, section 3. */
export const EXPERIENCE_LEVELS = ["fresher", "0-3", "4-7", "7+"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** What a person prepares for. The screens that ask for a role or a level begin with these. */
export interface Preparation {
  /** "" while nobody has said one. */
  readonly targetRole: string;
  readonly level: ExperienceLevel | null;
  /** "" without one. */
  readonly company: string;
  /** "2026-11-19", where the person is. */
  readonly interviewOn: string | null;
  /** "10:30", where the person is. */
  readonly interviewTime: string | null;
}

export const NO_PREPARATION: Preparation = {
  targetRole: "",
  level: null,
  company: "",
  interviewOn: null,
  interviewTime: null,
};

/** The fields of a preparation that a resume says something about. */
export type ResumeSuggestion = "targetRole" | "level";

/** As long as the role of an upload may be, from which it is taken. */
export const MAX_ROLE_LENGTH = 120;
export const MAX_COMPANY_LENGTH = 120;

/** The level of so many years of work; less than half a year is that of a fresher. */
export function levelOfYears(years: number): ExperienceLevel {
  if (years < 0.5) return "fresher";
  if (years < 4) return "0-3";
  return years <= 7 ? "4-7" : "7+";
}
