import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-db.ts";
import { connectClient } from "./client.ts";
import { migrateDatabase, migrationsFolder } from "./migrate.ts";
import * as schema from "./schema/index.ts";

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

  test("gives the figures of stored reports their present names, and leaves quoted words alone", async () => {
    const { connection } = await createTestDatabase();
    const client = await connectClient(connection);
    await client.query("set session_replication_role = replica");
    const old = {
      axes: [{ axis: "content", points: 24, of: 40 }],
      checks: [{ id: "tense", points: 2, of: 4, finding: 'It says "of": twice.' }],
      improvements: [{ checkId: "tense", makes: 66 }],
    };
    await client.query(
      `insert into profile.resume_reports (user_id, upload_id, ordinal, input_hash, rules_version, reader_version,
         target_role, score, report, lines)
       values ('asha', gen_random_uuid(), 1, '', '2.0', '1.8.0', '', 64, $1, '[]')`,
      [JSON.stringify(old)],
    );

    const migration = path.join(migrationsFolder(), "0003_report_point_names.sql");
    await client.query(readFileSync(migration, "utf8"));
    const { rows } = await client.query("select report from profile.resume_reports");
    await client.end();

    expect(rows).toEqual([
      {
        report: {
          axes: [{ axis: "content", points: 24, maxPoints: 40 }],
          checks: [{ id: "tense", points: 2, maxPoints: 4, finding: 'It says "of": twice.' }],
          improvements: [{ checkId: "tense", resultingScore: 66 }],
        },
      },
    ]);
  });

  test("calls running headers of stored lines so, and leaves what the lines say", async () => {
    const { connection } = await createTestDatabase();
    const client = await connectClient(connection);
    await client.query("set session_replication_role = replica");
    const line = { number: 1, text: 'Sold "furniture": chairs', furniture: true };
    await client.query(
      `insert into profile.resume_reports (user_id, upload_id, ordinal, input_hash, rules_version, reader_version,
         target_role, score, report, lines)
       values ('asha', gen_random_uuid(), 1, '', '2.0', '1.8.0', '', 64, '{}', $1)`,
      [JSON.stringify([line])],
    );

    const migration = path.join(migrationsFolder(), "0015_running_header.sql");
    await client.query(readFileSync(migration, "utf8"));
    const { rows } = await client.query("select lines from profile.resume_reports");
    await client.end();

    const { furniture: runningHeader, ...rest } = line;
    expect(rows).toEqual([{ lines: [{ ...rest, runningHeader }] }]);
  });

  test("lets five processes that start at once on an empty database all succeed", async () => {
    const { pool, connection } = await createTestDatabase();
    await pool.query("drop schema profile cascade");

    await Promise.all([1, 2, 3, 4, 5].map(() => migrateDatabase(connection)));

    const tables = await pool.query(
      "select count(*)::int as tables from information_schema.tables where table_schema = 'profile'",
    );
    const known = Object.values(schema).filter((part) => is(part, PgTable));
    // And the one in which migrations are kept.
    expect(tables.rows).toEqual([{ tables: known.length + 1 }]);
  });
});
