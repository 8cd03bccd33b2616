import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { StartProblem } from "../../start-problem.ts";

/** Any number; the same in every release. */
const OWNER_LOCK = 4201;

export interface Ownership {
  readonly release: () => Promise<void>;
}

/**
 * Makes this process the only server of a data folder.
 *
 * A session lock: PostgreSQL drops it by itself when the owner dies. Taken again after PostgreSQL restarted.
 *
 * @throws StartProblem when another server holds it
 */
export async function takeOwnership(connection: ClientConfig, dataDir: string): Promise<Ownership> {
  const state = { released: false };
  let client = await lock();

  async function lock(): Promise<Client> {
    const next = new Client({ ...connection, database: "postgres", keepAlive: true });
    next.on("error", () => void lockAgain());
    await next.connect();
    const { rows } = await next.query<{ mine: boolean }>(
      "select pg_try_advisory_lock($1) as mine",
      [OWNER_LOCK],
    );
    if (rows[0]?.mine) return next;
    await next.end();
    throw new StartProblem(
      `The data folder ${dataDir} is in use by another server. Stop it first, or set DATA_DIR to another folder.`,
    );
  }

  async function lockAgain(): Promise<void> {
    while (!state.released) {
      await sleep(300);
      try {
        client = await lock();
        return;
      } catch {
        // PostgreSQL is still on its way up.
      }
    }
  }

  return {
    async release() {
      state.released = true;
      await client.end().catch(() => undefined);
    },
  };
}
