import { useSyncExternalStore } from "react";
import type { CourseFile, CourseIndex } from "@taiyari/domain/learning";
import { createSql } from "./create-sql.ts";
import { openHost } from "./engine-host.ts";
import { fetchFile, type RemoteFile } from "./fetch-file.ts";
import type { FileName } from "./frame/messages.ts";
import type { SqlState } from "./sql-state.ts";

/** Written by the build of the course, because only that knows the data. */
const COURSE_INDEX = "/course/course.json";
const COURSE_FILES = "/course/files/";

/** PostgreSQL for this page. Nothing of it is fetched before something is run. */
export const sql = createSql({
  openHost: () => openHost(SQL_ENGINE.frame),
  files,
  fetchFile,
});

/** What the engine is at, for what shows it. */
export function useSqlState(): SqlState {
  return useSyncExternalStore(sql.subscribe, sql.state);
}

async function files(): Promise<Readonly<Record<FileName, RemoteFile>>> {
  const { script, wasm, share } = SQL_ENGINE;
  const answer = await fetch(COURSE_INDEX, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${COURSE_INDEX}: ${answer.status}`);
  const { snapshots } = ((await answer.json()) as CourseIndex).files;
  const { visible, hidden } = snapshots;
  return { script, wasm, share, visible: snapshot(visible), hidden: snapshot(hidden) };
}

/** Compressed as it is, and sent so. */
function snapshot({ path, bytes }: CourseFile): RemoteFile {
  return { address: COURSE_FILES + path, bytes, sentBytes: bytes };
}

/** Put in by build/sql-engine.ts. */
declare const SQL_ENGINE: {
  /** The address of the frame's page. */
  readonly frame: string;
  readonly script: RemoteFile;
  readonly wasm: RemoteFile;
  readonly share: RemoteFile;
};
