import { lazyScreen } from "./lazy-screen.ts";

export { keepEditor } from "./offline/keep-editor.ts";

export const sharedPage = lazyScreen(
  () => import("../features/resume/shared/shared-page.tsx"),
  "SharedPage",
);
export const resumeLandingPage = lazyScreen(
  () => import("../features/resume/landing/landing-page.tsx"),
  "ResumeLandingPage",
);
export const wizardPage = lazyScreen(
  () => import("../features/resume/wizard/wizard-page.tsx"),
  "WizardPage",
);
export const detailsPage = lazyScreen(
  () => import("../features/resume/details/details-page.tsx"),
  "DetailsPage",
);
export const reportPage = lazyScreen(
  () => import("../features/resume/report/report-page.tsx"),
  "ReportPage",
);
export const machinePage = lazyScreen(
  () => import("../features/resume/machine/machine-page.tsx"),
  "MachinePage",
);
export const importPage = lazyScreen(
  () => import("../features/resume/import/import-page.tsx"),
  "ImportPage",
);
export const editorPage = lazyScreen(
  () => import("../features/resume/editor/editor-page.tsx"),
  "EditorPage",
);
export const proofPage = lazyScreen(
  () => import("../features/resume/editor/proof/proof-page.tsx"),
  "ProofPage",
);
