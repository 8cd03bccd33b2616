import { setTimeout as sleep } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";
import { StartProblem } from "../../start-problem.ts";
import { connectClient } from "../client.ts";

/** Any number; the same in every release. */
const OWNER_LOCK = 4201;
const RETRY_MS = 300;
const ANSWER_LIMIT_MS = 5_000;

export interface Ownership {
  /** Does not wait: a PostgreSQL that hangs would never say that it let go. */
  readonly release: () => void;
}

/**
 * Makes this process the only server of a data folder.
 *
 * A session lock: PostgreSQL drops it by itself when the owner's process ends. Taken again after PostgreSQL restarted.
 *
 * @throws StartProblem when another server holds it
 */
export async function takeOwnership(connection: ClientConfig, dataDir: string): Promise<Ownership> {
  const state = { isReleased: false, isTaking: true };
  let holder: Client | null = null;

  async function take(): Promise<void> {
    const client = await connectClient(
      {
        ...connection,
        database: "postgres",
        keepAlive: true,
        connectionTimeoutMillis: ANSWER_LIMIT_MS,
        query_timeout: ANSWER_LIMIT_MS,
      },
      () => void takeAgain(),
    );
    const isMine = await tryLock(client).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    if (!isMine) {
      await client.end();
      throw new StartProblem(
        `The data folder ${dataDir} is in use by another server. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    holder = client;
  }

  async function takeAgain(): Promise<void> {
    // One connection that is lost may say so several times.
    if (state.isTaking) return;
    state.isTaking = true;
    while (!state.isReleased) {
      await sleep(RETRY_MS);
      const isTaken = await take().then(
        () => true,
        () => false,
      );
      if (isTaken) break;
    }
    state.isTaking = false;
    if (state.isReleased) void holder?.end();
  }

  await take();
  state.isTaking = false;
  return {
    release() {
      state.isReleased = true;
      void holder?.end();
    },
  };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    "select pg_try_advisory_lock($1) as mine",
    [OWNER_LOCK],
  );
  return rows[0]?.mine ?? false;
}
