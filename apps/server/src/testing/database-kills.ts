import type { ClientConfig } from "pg";
import { connectClient } from "../db/client.ts";
import { findPostmaster } from "../db/embedded/postmaster.ts";

/** Ways in which a database goes away under a running server. */
export const KILLS = [
  "postmaster",
  "restart",
  "backend",
  "terminate-one",
  "terminate-all",
] as const;
export type Kill = (typeof KILLS)[number];

/**
 * Takes the database away.
 *
 * @param pid  of the postmaster
 */
export async function killDatabase(
  kill: Kill,
  { pid, connection }: { readonly pid: number; readonly connection: ClientConfig },
): Promise<void> {
  switch (kill) {
    case "postmaster":
      signalEach([pid], "SIGKILL");
      return;
    case "restart":
      // Fast shutdown; whoever supervises it starts it again.
      signalEach([pid], "SIGINT");
      return;
    case "backend": {
      // PostgreSQL then ends every session and recovers.
      const [backend] = await askDatabase<{ pid: number }>(
        connection,
        `select pid from pg_stat_activity where ${IS_SERVERS} order by random() limit 1`,
      );
      if (backend) signalEach([backend.pid], "SIGKILL");
      return;
    }
    case "terminate-one":
    case "terminate-all":
      await askDatabase(
        connection,
        `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity where ${IS_SERVERS}
           order by random() ${kill === "terminate-one" ? "limit 1" : ""}) as found`,
      );
  }
}

/** Sends a signal to each that is still there. */
export function signalEach(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    // To 0 it would go to this process and all beside it.
    if (pid <= 0) throw new Error(`not a process: ${pid}`);
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** @throws when no PostgreSQL runs in this data folder */
export function postmasterOf(cluster: string): number {
  const found = findPostmaster(cluster);
  if (!found) throw new Error(`no PostgreSQL runs in ${cluster}`);
  return found.pid;
}

/** The sessions of the server under test. */
const IS_SERVERS =
  "backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()";

async function askDatabase<Row extends object>(
  connection: ClientConfig,
  statement: string,
): Promise<readonly Row[]> {
  const client = await connectClient(connection);
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
