export type * from "./imported.ts";
export { MAX_IMPORT_JSON, MAX_IMPORT_TEXT, NOT_PLACED } from "./imported.ts";
export { importJson } from "./json/import-json.ts";
export { importLinkedin } from "./linkedin/import-linkedin.ts";
export { isLinkedinFile } from "./linkedin/tables.ts";
export { importAsSummary, importText } from "./text/import-text.ts";
export { draftFromReading } from "./reading/draft-from-reading.ts";
