export { account, rateLimit, session, user, verification } from "./account.ts";
export {
  resumes,
  resumeShareAttempts,
  resumeShares,
  resumeShareViews,
  resumeVersions,
} from "./editor.ts";
export { profile } from "./profile.ts";
export { resumeReports, resumeUploads } from "./resume.ts";
