import { useSyncExternalStore } from "react";
import { createSql } from "./create-sql.ts";
import { openHost } from "./engine-host.ts";
import { fetchFile, type RemoteFile } from "./fetch-file.ts";
import type { FileName } from "./frame/messages.ts";
import type { SqlState } from "./sql-state.ts";

/** Written by the build of the course, because only that knows the data: the snapshots, under names that change with them. */
const SNAPSHOTS = "/course/snapshots.json";

type Snapshots = Readonly<Record<"visible" | "hidden", RemoteFile>>;

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
  const answer = await fetch(SNAPSHOTS, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${SNAPSHOTS}: ${answer.status}`);
  const { visible, hidden } = (await answer.json()) as Snapshots;
  return { script, wasm, share, visible, hidden };
}

/** Put in by build/sql-engine.ts. */
declare const SQL_ENGINE: {
  /** The address of the frame's page. */
  readonly frame: string;
  readonly script: RemoteFile;
  readonly wasm: RemoteFile;
  readonly share: RemoteFile;
};
