import { Client, type ClientConfig } from "pg";

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
      process.kill(pid, "SIGKILL");
      return;
    case "restart":
      // Fast shutdown; whoever supervises it starts it again.
      process.kill(pid, "SIGINT");
      return;
    case "backend": {
      // PostgreSQL then ends every session and recovers.
      const [backend] = await askDatabase<{ pid: number }>(
        connection,
        `select pid from pg_stat_activity where ${IS_SERVERS} order by random() limit 1`,
      );
      if (backend) process.kill(backend.pid, "SIGKILL");
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

/** The sessions of the server under test. */
const IS_SERVERS =
  "backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()";

async function askDatabase<Row extends object>(
  connection: ClientConfig,
  statement: string,
): Promise<readonly Row[]> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
