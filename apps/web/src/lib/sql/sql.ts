import { useSyncExternalStore } from "react";
import type { SnapshotFile, SnapshotIndex } from "@taiyari/domain/sql";
import { createSql } from "./create-sql.ts";
import { openHost } from "./engine-host.ts";
import { fetchFile, type RemoteFile } from "./fetch-file.ts";
import { keepFiles } from "./keep-files.ts";
import type { EngineFileName, SnapshotName } from "./frame/messages.ts";
import { serverSql } from "./server-sql.ts";
import type { SqlState } from "./sql-state.ts";
import { withServer } from "./with-server.ts";

/** Names the databases, which change with the build. */
const DATA_SETS = "/course/data-sets.json";

/** PostgreSQL for this page, or on the server where this browser cannot run it. Nothing of it is fetched before something is run. */
export const sql = withServer(
  createSql({
    openHost: () => openHost(SQL_ENGINE.frame),
    engineFiles: () => SQL_ENGINE.files,
    snapshots,
    fetchFile,
    keepFiles,
  }),
  serverSql,
);

/** What the engine is at, for what shows it. */
export function useSqlState(): SqlState {
  return useSyncExternalStore(sql.subscribe, sql.state);
}

async function snapshots(): Promise<Readonly<Record<SnapshotName, RemoteFile>>> {
  const answer = await fetch(DATA_SETS, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${DATA_SETS}: ${answer.status}`);
  const index = (await answer.json()) as SnapshotIndex;
  return Object.fromEntries(
    Object.entries(index).flatMap(([set, { visible, hidden }]) => [
      [`${set}-visible`, snapshotFile(visible)],
      [`${set}-hidden`, snapshotFile(hidden)],
    ]),
  ) as Readonly<Record<SnapshotName, RemoteFile>>;
}

function snapshotFile({ path, bytes, sentBytes }: SnapshotFile): RemoteFile {
  return { address: `/course/files/${path}`, bytes, sentBytes };
}

/** Put in by build/sql-engine.ts. */
declare const SQL_ENGINE: {
  /** The address of the frame's page. */
  readonly frame: string;
  readonly files: Readonly<Record<EngineFileName, RemoteFile>>;
};
