import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** Problems of a reading that are this installation's, not the file's. */
const OURS = ["timed-out", "server-busy"];

interface DatabaseRow extends Record<string, unknown> {
  readonly version: string;
  readonly bytes: string;
}

/** How long a question takes, and what answers it. */
export async function findDatabase(
  db: Db,
): Promise<{ readonly ms: number; readonly version: string; readonly bytes: number }> {
  const begin = performance.now();
  await db.execute(sql`select 1`);
  const ms = performance.now() - begin;
  const { rows } = await db.execute<DatabaseRow>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`);
  const [row] = rows;
  // Debian's builds say more: "17.2 (Debian 17.2-1)".
  const version = row?.version.split(" ")[0] ?? "";
  return { ms: Math.round(ms * 10) / 10, version, bytes: Number(row?.bytes ?? 0) };
}

/** Files that wait to be read, and those whose reading was given up since. */
export async function findReadings(
  db: Db,
  since: Date,
): Promise<{ readonly waiting: number; readonly failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select (count(*) filter (where status = 'pending'))::int as waiting,
      (count(*) filter (
        where status = 'unreadable' and uploaded_at >= ${since}
          and problem->>'kind' in (${sql.join(
            OURS.map((kind) => sql`${kind}`),
            sql`, `,
          )})
      ))::int as failed
    from profile.resume_uploads where deleted_at is null`);
  return { waiting: rows[0]?.waiting ?? 0, failed: rows[0]?.failed ?? 0 };
}
