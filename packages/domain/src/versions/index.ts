export type * from "./difference.ts";
export { differencesBetween } from "./differences-between.ts";
export { mergeDrafts, type MergedDraft } from "./merge-drafts.ts";
export { keepMine, takeTheirs } from "./take-theirs.ts";
export {
  type DraftSides,
  isSameDraft,
  reconcileDrafts,
  resolveDrafts,
} from "./reconcile-drafts.ts";
export {
  isVersionDue,
  MOST_NAMED_VERSIONS,
  MOST_VERSIONS_AN_HOUR,
  type ThinnableVersion,
  thinVersions,
  VERSION_EVERY_MS,
} from "./thin-versions.ts";
