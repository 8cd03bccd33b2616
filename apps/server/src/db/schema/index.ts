export { account, rateLimit, session, user, verification } from "./account.ts";
export { applications } from "./applications.ts";
export { backups } from "./backup.ts";
export { auditLog, installationSettings, invitations } from "./admin.ts";
export { chatMessages } from "./chat.ts";
export { coachUsage } from "./coach.ts";
export { resumes, resumeVersions } from "./editor.ts";
export { assessments, certificates } from "./assessment.ts";
export { weeklyGoals } from "./goals.ts";
export { interviewEvents, interviews } from "./interview.ts";
export { learningEvents } from "./learning.ts";
export { letters } from "./letters.ts";
export {
  accountNotices,
  knownDevices,
  notificationReads,
  notificationSettings,
} from "./notifications.ts";
export { preparations } from "./preparation.ts";
export { profile } from "./profile.ts";
export { resumeReports } from "./report.ts";
export {
  resumePictures,
  resumeShareAttempts,
  resumeShareNames,
  resumeShares,
  resumeShareViews,
} from "./sharing.ts";
export {
  simulationActs,
  simulationCertificates,
  simulationRuns,
  simulationScenarios,
} from "./simulation.ts";
export { passkey, twoFactor } from "./sign-in-methods.ts";
export { resumeUploads } from "./upload.ts";
export { voiceUsage } from "./voice.ts";
