import type { Interview, InterviewSetup } from "@taiyari/domain/interview";
import { KIND_NAMES } from "./kind-names.ts";
import { roleNameOf } from "./role-name.ts";

/** "Data Analyst at Nandi Retail"; the role where no job was named. */
export function interviewTitle({ background, setup }: Interview): string {
  return background.job || roleNameOf(setup.role);
}

/** "Mixed, real, 25 minutes". */
export function interviewManner({ kind, mode, minutes }: InterviewSetup): string {
  return `${KIND_NAMES[kind].label}, ${mode === "study" ? "study, no clock" : `real, ${minutes} minutes`}`;
}
