import { lazyScreen } from "./lazy-screen.ts";

export { cacheCourse, cacheEditor, cacheStart } from "./offline/cache-editor.ts";

export const sharedPage = lazyScreen(
  () => import("../features/sharing/shared-page.tsx"),
  "SharedPage",
);
export const sharedReportPage = lazyScreen(
  () => import("../features/report/shared-report-page.tsx"),
  "SharedReportPage",
);
export const resumeLandingPage = lazyScreen(
  () => import("./resume/resume-landing-page.tsx"),
  "ResumeLandingPage",
);
export const wizardPage = lazyScreen(
  () => import("../features/upload/wizard/wizard-page.tsx"),
  "WizardPage",
);
export const detailsPage = lazyScreen(
  () => import("../features/report/details/details-page.tsx"),
  "DetailsPage",
);
export const reportPage = lazyScreen(() => import("./resume/report-screen.tsx"), "ReportScreen");
export const reviewPage = lazyScreen(
  () => import("../features/review/review-page.tsx"),
  "ReviewPage",
);
export const importPage = lazyScreen(
  () => import("../features/import/import-page.tsx"),
  "ImportPage",
);
export const editorPage = lazyScreen(() => import("./resume/editor-screen.tsx"), "EditorScreen");
export const proofPage = lazyScreen(() => import("../features/editor/proof-page.tsx"), "ProofPage");
export const lettersPage = lazyScreen(
  () => import("../features/letters/list/letters-page.tsx"),
  "LettersPage",
);
export const letterPage = lazyScreen(
  () => import("../features/letters/letter-page.tsx"),
  "LetterPage",
);
export const workspacePage = lazyScreen(
  () => import("../features/workspace/workspace-page.tsx"),
  "WorkspacePage",
);
export const learningPage = lazyScreen(
  () => import("../features/learning/catalogue/learning-page.tsx"),
  "LearningPage",
);
export const learningReviewPage = lazyScreen(
  () => import("../features/learning/review/review-page.tsx"),
  "ReviewPage",
);
export const coursePage = lazyScreen(
  () => import("../features/learning/course/course-page.tsx"),
  "CoursePage",
);
export const coursePathPage = lazyScreen(
  () => import("../features/learning/path/path-page.tsx"),
  "PathPage",
);
export const lessonPage = lazyScreen(
  () => import("../features/learning/lesson/lesson-page.tsx"),
  "LessonPage",
);
export const applicationsPage = lazyScreen(
  () => import("../features/applications/applications-page.tsx"),
  "ApplicationsPage",
);
export const interviewReportPage = lazyScreen(
  () => import("../features/interview/report-page.tsx"),
  "InterviewReportPage",
);
export const simulationPage = lazyScreen(
  () => import("../features/simulation/simulation-page.tsx"),
  "SimulationPage",
);
export const deskPage = lazyScreen(
  () => import("../features/simulation/desk-page.tsx"),
  "DeskPage",
);
export const taskPage = lazyScreen(
  () => import("../features/simulation/task-page.tsx"),
  "TaskPage",
);
export const debriefPage = lazyScreen(
  () => import("../features/simulation/debrief-page.tsx"),
  "DebriefPage",
);
export const dayCertificatePage = lazyScreen(
  () => import("../features/simulation/day-certificate-page.tsx"),
  "DayCertificatePage",
);
export const practicePage = lazyScreen(
  () => import("../features/practice/catalogue/practice-page.tsx"),
  "PracticePage",
);
export const problemPage = lazyScreen(
  () => import("../features/practice/problem/problem-page.tsx"),
  "ProblemPage",
);
export const roundPage = lazyScreen(
  () => import("../features/practice/round/round-page.tsx"),
  "RoundPage",
);
export const roundReportPage = lazyScreen(
  () => import("../features/practice/round/report-page.tsx"),
  "RoundReportPage",
);
export const interviewPage = lazyScreen(
  () => import("../features/interview/interview-page.tsx"),
  "InterviewPage",
);
export const setupPage = lazyScreen(
  () => import("../features/interview/setup-page.tsx"),
  "SetupPage",
);
export const studioPage = lazyScreen(
  () => import("../features/interview/studio-page.tsx"),
  "StudioPage",
);
export const assessmentPage = lazyScreen(
  () => import("../features/assessment/assessment-page.tsx"),
  "AssessmentPage",
);
export const assessmentResultPage = lazyScreen(
  () => import("../features/assessment/result/result-page.tsx"),
  "ResultPage",
);
export const placementPage = lazyScreen(
  () => import("../features/assessment/placement/placement-page.tsx"),
  "PlacementPage",
);
export const certificatePage = lazyScreen(
  () => import("../features/certificate/certificate-page.tsx"),
  "CertificatePage",
);
export const verifyPage = lazyScreen(
  () => import("../features/certificate/verify-page.tsx"),
  "VerifyPage",
);
export const profilePage = lazyScreen(() => import("./profile/profile-page.tsx"), "ProfilePage");
export const dashboardPage = lazyScreen(
  () => import("./dashboard/dashboard-page.tsx"),
  "DashboardPage",
);
