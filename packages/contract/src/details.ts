import { z } from "zod";
import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";

const Text = z.string().trim().max(120);
const Rupees = z.number().min(0).max(1_000_000_000);

/** The wizard's second step: `ResumeMetadata` of the domain. */
export const ResumeMetadata = z.object({
  currentRole: Text.optional(),
  targetRole: Text.optional(),
  experience: z.enum(["fresher", "0-3", "4-7", "7+"]).optional(),
  seniority: z.enum(["entry", "mid", "senior", "director"]).optional(),
  intent: z.enum(["ats", "reference", "campus"]).optional(),
  currentDomain: Text.optional(),
  targetDomain: Text.optional(),
  workMode: z.enum(["remote", "onsite", "hybrid"]).optional(),
  companyType: z.enum(["startup", "mnc", "firm"]).optional(),
  roleType: z.enum(["ic", "manager", "consultant"]).optional(),
});

/** The analysis form: `AnalysisDetails` of the domain. */
export const AnalysisDetails = z.object({
  name: Text.optional(),
  gender: z.enum(["male", "female", "other"]).optional(),
  workMode: z.enum(["remote", "onsite", "hybrid"]).optional(),
  targetRole: Text.optional(),
  targetIndustry: Text.optional(),
  companyType: z.enum(["startup", "mnc", "enterprise"]).optional(),
  experience: z.number().min(0).max(70).optional(),
  roleType: z.enum(["ic", "managerial"]).optional(),
  employmentType: z.enum(["permanent", "contractual"]).optional(),
  currentSalary: Rupees.optional(),
  expectedSalary: Rupees.optional(),
  jobDescription: z.string().max(MAX_JOB_DESCRIPTION).optional(),
  isDomainSwitch: z.boolean().optional(),
  interviewType: z.enum(["internal", "external"]).optional(),
});
