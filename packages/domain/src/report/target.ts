import type { AnalysisDetails, ExperienceLevel, ResumeMetadata } from "../resume/details.ts";
import type { ReportTarget } from "../resume/report.ts";

/** What forms prefill from: the part of a stored reading's summary they need. */
export interface ReadForForms {
  /** "" when not found. */
  readonly name: string;
  /** "" when not found. */
  readonly currentRole: string;
  /** Null when there were no dates. */
  readonly years: number | null;
}

/** Where a prefilled answer came from, in the words shown beside it. */
export type PrefillSource = "from your resume" | "from the wizard" | "from your profile";

/** The analysis form as it opens, and where each filled answer came from. */
export interface PrefilledDetails {
  readonly details: AnalysisDetails;
  /** One for each field that was filled. */
  readonly sources: Readonly<Partial<Record<keyof AnalysisDetails, PrefillSource>>>;
}

/** What a report is aimed at: the analysis form goes before the wizard; "" and null for what neither says. */
export function targetFrom(metadata: ResumeMetadata, details: AnalysisDetails): ReportTarget {
  return {
    role: (details.targetRole ?? metadata.targetRole ?? "").trim(),
    industry: (details.targetIndustry ?? metadata.targetDomain ?? "").trim(),
    jobDescription: details.jobDescription?.trim() ?? "",
    years: details.experience ?? null,
    isDomainSwitch: details.isDomainSwitch ?? isSwitch(metadata),
    level: levelFrom(metadata.experience, details.experience),
  };
}

function isSwitch({ currentDomain, targetDomain }: ResumeMetadata): boolean {
  const [from, to] = [currentDomain?.trim().toLowerCase(), targetDomain?.trim().toLowerCase()];
  return Boolean(from) && Boolean(to) && from !== to;
}

function levelFrom(
  level: ExperienceLevel | undefined,
  years: number | undefined,
): ReportTarget["level"] {
  if (years !== undefined) return years < 1 ? "fresher" : "experienced";
  if (level === undefined) return null;
  // "0-3" can be either: the dates of the resume decide.
  if (level === "0-3") return null;
  return level === "fresher" ? "fresher" : "experienced";
}

/**
 * The analysis form before the person has touched it, and where each answer came from.
 *
 * @param preparedRole  what the person prepares for; "" where they never said
 */
export function prefillDetails(
  metadata: ResumeMetadata,
  read: ReadForForms | null,
  preparedRole = "",
): PrefilledDetails {
  const details: { -readonly [Field in keyof AnalysisDetails]: AnalysisDetails[Field] } = {};
  const sources: { [Field in keyof AnalysisDetails]?: PrefillSource } = {};
  function fill<Field extends keyof AnalysisDetails>(
    field: Field,
    value: AnalysisDetails[Field] | undefined,
    source: PrefillSource,
  ): void {
    if (value === undefined || value === "") return;
    details[field] = value;
    sources[field] = source;
  }

  fill("name", read?.name, "from your resume");
  fill("experience", read?.years ?? undefined, "from your resume");
  if (read?.years === null || read === null)
    fill("experience", metadata.experience === "fresher" ? 0 : undefined, "from the wizard");
  fill("targetRole", metadata.targetRole?.trim(), "from the wizard");
  if (details.targetRole === undefined) fill("targetRole", preparedRole, "from your profile");
  if (details.targetRole === undefined) fill("targetRole", read?.currentRole, "from your resume");
  fill("targetIndustry", metadata.targetDomain?.trim(), "from the wizard");
  fill("workMode", metadata.workMode, "from the wizard");
  fill("companyType", companyType(metadata.companyType), "from the wizard");
  fill("roleType", roleType(metadata.roleType), "from the wizard");
  if (metadata.currentDomain && metadata.targetDomain)
    fill("isDomainSwitch", isSwitch(metadata), "from the wizard");
  return { details, sources };
}

/** The two forms offer different choices; what has no counterpart is left open. */
function companyType(type: ResumeMetadata["companyType"]): AnalysisDetails["companyType"] {
  return type === "firm" ? undefined : type;
}

function roleType(type: ResumeMetadata["roleType"]): AnalysisDetails["roleType"] {
  if (type === "manager") return "managerial";
  return type === "ic" ? "ic" : undefined;
}
