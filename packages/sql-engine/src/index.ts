export { splitStatements, type StatementPlace } from "./statements.ts";
export { TIME_ZONE, type EngineFiles, type Snapshot } from "./engine-files.ts";
export { openEngine, type SqlEngine } from "./engine.ts";
export { MAX_COUNTED } from "./run-statement.ts";
export { createDatabases, OwnDataError, type DataSource, type SqlDatabases } from "./databases.ts";
export { makeSnapshot, type SnapshotSource } from "./make-snapshot.ts";
export { explainedText } from "./explained-text.ts";
export { judge, rulesFor } from "./judge.ts";
export { tableQuery } from "./table-afterwards.ts";
