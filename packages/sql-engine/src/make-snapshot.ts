import { startPglite } from "./engine-files.ts";

/** What a snapshot is made of. */
export interface SnapshotSource {
  /** The statements that make its tables. */
  readonly schema: string;
  /** In an order in which they can be loaded. */
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    /** As COPY reads it. */
    readonly text: string;
  }[];
}

/**
 * Loads data into an empty cluster and gives its data folder as a plain tar file, some 16 MB. Takes a few seconds.
 *
 * Statistics are collected, so that plans are those of a real table. The template databases are left out, for they were
 * two thirds of the file. CREATE DATABASE is refused without them; nobody could connect to another database anyhow.
 */
export async function makeSnapshot({ schema, tables }: SnapshotSource): Promise<Blob> {
  const db = await startPglite(null, null);
  try {
    await db.exec(schema);
    for (const { name, columns, text } of tables)
      await db.query(`COPY ${name} (${columns.join(", ")}) FROM '/dev/blob'`, [], {
        blob: new Blob([text]),
      });
    await db.exec("VACUUM ANALYZE");
    await db.exec("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'");
    await db.exec("DROP DATABASE template0");
    await db.exec("DROP DATABASE template1");
    // Two of them, so that nothing but the last segment of the log is left.
    await db.exec("CHECKPOINT");
    await db.exec("CHECKPOINT");
    return await db.dumpDataDir("none");
  } finally {
    await db.close();
  }
}
