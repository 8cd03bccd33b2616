export { loadDataSet, type LoadedDataSet } from "./data-sets/load-data-set.ts";
export { compileDataSets } from "./data-sets/compile-data-sets.ts";
export { snapshotsOf, snapshotSources, type SnapshotFiles } from "./data-sets/snapshot.ts";
