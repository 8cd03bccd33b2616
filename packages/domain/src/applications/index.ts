export {
  type Application,
  type ApplicationDetails,
  MAX_APPLICATION_LINE,
  MAX_APPLICATION_LINK,
  MAX_APPLICATION_NOTE,
  MAX_APPLICATION_SALARY,
  MAX_APPLICATIONS,
  postingLink,
  type SentDocument,
} from "./application.ts";
export { applicationsCsv } from "./csv.ts";
export {
  APPLICATION_STAGES,
  type ApplicationStage,
  appliedAfter,
  countStages,
  isOpen,
  MAX_STAGE_CHANGES,
  moveTo,
  STAGE_NAMES,
  stageAfter,
  type StageChange,
} from "./stages.ts";
export {
  APPLICATION_ORDERS,
  type ApplicationOrder,
  type DueStep,
  nextSteps,
  sortApplications,
} from "./steps.ts";
