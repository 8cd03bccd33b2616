import type { ResumeUpload } from "@taiyari/contract";
import type { Details } from "./answers.ts";

/** Where an answer of the form came from. */
export type Source = "resume" | "wizard";

export interface Prefill {
  readonly details: Details;
  readonly from: Readonly<Partial<Record<keyof Details, Source>>>;
}

/**
 * The answers that are known already, from what was read and from the wizard's answers.
 *
 * A firm is no enterprise and a consultant neither of the two role types, so those answers stay open.
 */
export function prefill({ read, metadata }: Pick<ResumeUpload, "read" | "metadata">): Prefill {
  const { currentDomain, targetDomain } = metadata;
  const fromResume: Details = {
    ...(read?.name ? { name: read.name } : {}),
    ...(typeof read?.years === "number" ? { experience: read.years } : {}),
  };
  const fromWizard: Details = {
    ...(metadata.targetRole ? { targetRole: metadata.targetRole } : {}),
    ...(targetDomain ? { targetIndustry: targetDomain } : {}),
    ...(currentDomain && targetDomain ? { isDomainSwitch: currentDomain !== targetDomain } : {}),
    ...(metadata.workMode ? { workMode: metadata.workMode } : {}),
    ...(metadata.companyType === "startup" || metadata.companyType === "mnc"
      ? { companyType: metadata.companyType }
      : {}),
    ...roleType(metadata.roleType),
  };
  return {
    details: { ...fromResume, ...fromWizard },
    from: { ...sources(fromResume, "resume"), ...sources(fromWizard, "wizard") },
  };
}

function roleType(said: ResumeUpload["metadata"]["roleType"]): Details {
  if (said === "ic") return { roleType: "ic" };
  return said === "manager" ? { roleType: "managerial" } : {};
}

function sources(details: Details, source: Source): Prefill["from"] {
  return Object.fromEntries(Object.keys(details).map((field) => [field, source]));
}
