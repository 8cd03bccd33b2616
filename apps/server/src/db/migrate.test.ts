import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-db.ts";
import { migrateDatabase, migrationsFolder } from "./migrate.ts";

describe("migrateDatabase", () => {
  test("applies every migration of the journal, so none is skipped for its date", async () => {
    const { db } = await createTestDatabase();
    const journal = JSON.parse(
      readFileSync(path.join(migrationsFolder(), "meta", "_journal.json"), "utf8"),
    ) as { entries: { when: number }[] };

    const applied = await db.execute<{ created_at: string }>(
      sql`select created_at from profile.migrations order by created_at`,
    );

    expect(applied.rows.map((row) => Number(row.created_at))).toEqual(
      journal.entries.map((entry) => entry.when).toSorted((a, b) => a - b),
    );
  });

  test("lets five processes that start at once on an empty database all succeed", async () => {
    const { pool, connection } = await createTestDatabase();
    await pool.query("drop schema profile cascade");

    await Promise.all([1, 2, 3, 4, 5].map(() => migrateDatabase(connection)));

    const tables = await pool.query(
      "select count(*)::int as tables from information_schema.tables where table_schema = 'profile'",
    );
    expect(tables.rows).toEqual([{ tables: 13 }]);
  });
});
