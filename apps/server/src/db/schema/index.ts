export { account, rateLimit, session, user, verification } from "./account.ts";
export { chatMessages } from "./chat.ts";
export { coachUsage } from "./coach.ts";
export { resumes, resumeVersions } from "./editor.ts";
export { letters } from "./letters.ts";
export { profile } from "./profile.ts";
export { resumeReports } from "./report.ts";
export { resumeShareAttempts, resumeShares, resumeShareViews } from "./sharing.ts";
export { resumeUploads } from "./upload.ts";
