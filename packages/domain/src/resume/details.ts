import type { ExperienceLevel } from "../account/preparation.ts";

/**
 * What a person says about the job they want. Two forms ask for it: the wizard's second step
 * (`ResumeMetadata`) and the analysis details (`AnalysisDetails`). Every answer is optional.
 *
 * Source: the specification, section 3, "Metadata form fields" and "Resume analysis form".
 */
export interface ResumeMetadata {
  readonly currentRole?: string;
  readonly targetRole?: string;
  readonly experience?: ExperienceLevel;
  readonly seniority?: Seniority;
  readonly intent?: ResumeIntent;
  readonly currentDomain?: string;
  readonly targetDomain?: string;
  readonly workMode?: WorkMode;
  readonly companyType?: "startup" | "mnc" | "firm";
  readonly roleType?: "ic" | "manager" | "consultant";
}

export type { ExperienceLevel };
export type Seniority = "entry" | "mid" | "senior" | "director";
export type ResumeIntent = "ats" | "reference" | "campus";
export type WorkMode = "remote" | "onsite" | "hybrid";

export interface AnalysisDetails {
  readonly name?: string;
  readonly gender?: "male" | "female" | "other";
  readonly workMode?: WorkMode;
  readonly targetRole?: string;
  readonly targetIndustry?: string;
  readonly companyType?: "startup" | "mnc" | "enterprise";
  /** Years, 0 or more, may have a fraction. */
  readonly experience?: number;
  readonly roleType?: "ic" | "managerial";
  readonly employmentType?: "permanent" | "contractual";
  /** Rupees a year. */
  readonly currentSalary?: number;
  /** Rupees a year. */
  readonly expectedSalary?: number;
  readonly jobDescription?: string;
  readonly isDomainSwitch?: boolean;
  readonly interviewType?: "internal" | "external";
}

/** The longest job description kept, in characters. Real ones run to about 8,000. */
export const MAX_JOB_DESCRIPTION = 20_000;
