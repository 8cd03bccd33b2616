export type * from "./model.ts";
export { isSynced, recordOf, revisionOf } from "./model.ts";
export type * from "./messages.ts";
export { conflictSides, isUnsent, openSync, type SyncState } from "./state.ts";
export { step } from "./step.ts";
