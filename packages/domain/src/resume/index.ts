export type * from "./document.ts";
export {
  MAX_FOLLOWED_UPLOADS,
  MAX_RESUME_BYTES,
  MAX_RESUME_PAGES,
  READ_TIME_LIMIT_MS,
  READ_WALL_LIMIT_MS,
} from "./document.ts";
export type * from "./reading.ts";
export { isSure } from "./sure.ts";
export type * from "./resume.ts";
export type * from "./template.ts";
export {
  CUSTOM_KINDS,
  DENSITIES,
  FONT_PAIRS,
  FONT_SIZE,
  LEVEL_STYLES,
  type LevelStyle,
  LINE_HEIGHT,
  MARGINS,
  MAX_OWN_CSS,
  PAPER_NAMES,
  percentIn,
  type PercentRange,
} from "./template.ts";
export type * from "./details.ts";
export { MAX_JOB_DESCRIPTION } from "./details.ts";
export type * from "./corrections.ts";
export { MAX_CORRECTED_TEXT, MAX_CORRECTIONS } from "./corrections.ts";
export type * from "./misplaced.ts";
export { OTHER_KINDS } from "./misplaced.ts";
export type * from "./report.ts";
export { scoreClass } from "./report.ts";
export { GIVEN as GIVEN_TO_STYLES } from "./css-contract.ts";
export { checkDeclaration, checkPseudo, type CssDeclaration } from "./css-declaration.ts";
export { type CssJudge, type OwnCss, readOwnCss } from "./own-css.ts";
