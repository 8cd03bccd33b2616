export {
  CHECK_LIMIT_MS,
  RUN_LIMIT_MS,
  SqlTaskError,
  startSqlThread,
  type SqlThread,
} from "./sql-thread.ts";
