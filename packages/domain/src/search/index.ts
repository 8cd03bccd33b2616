export type * from "./entry.ts";
export { SEARCH_KINDS } from "./entry.ts";
export { indexEntries, type SearchIndex } from "./index-entries.ts";
export { searchEntries } from "./search.ts";
