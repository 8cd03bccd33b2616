import { useSyncExternalStore } from "react";
import type { CourseFile, CourseIndex } from "@taiyari/domain/learning";
import { createSql } from "./create-sql.ts";
import { openHost } from "./engine-host.ts";
import { fetchFile, type RemoteFile } from "./fetch-file.ts";
import { keepFiles } from "./keep-files.ts";
import type { SnapshotName } from "./frame/messages.ts";
import type { SqlState } from "./sql-state.ts";

/** Names the snapshots of the data, which change with the build. */
const COURSE = "/course/course.json";

/** PostgreSQL for this page. Nothing of it is fetched before something is run. */
export const sql = createSql({
  openHost: () => openHost(SQL_ENGINE.frame),
  engineFiles: () => SQL_ENGINE,
  snapshots,
  fetchFile,
  keepFiles,
});

/** What the engine is at, for what shows it. */
export function useSqlState(): SqlState {
  return useSyncExternalStore(sql.subscribe, sql.state);
}

async function snapshots(): Promise<Readonly<Record<SnapshotName, RemoteFile>>> {
  const answer = await fetch(COURSE, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${COURSE}: ${answer.status}`);
  const { visible, hidden } = ((await answer.json()) as CourseIndex).files.snapshots;
  return { visible: snapshotFile(visible), hidden: snapshotFile(hidden) };
}

function snapshotFile({ path, bytes, sentBytes }: CourseFile): RemoteFile {
  return { address: `/course/files/${path}`, bytes, sentBytes };
}

/** Put in by build/sql-engine.ts. */
declare const SQL_ENGINE: {
  /** The address of the frame's page. */
  readonly frame: string;
  readonly script: RemoteFile;
  readonly wasm: RemoteFile;
  readonly share: RemoteFile;
};
