import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_ROWS } from "@taiyari/domain/sql";
import { openEngine, type SqlEngine } from "./engine.ts";
import { MAX_COUNTED } from "./run-statement.ts";

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openEngine({ snapshot: null });
});
afterAll(() => engine.close());

const run = (sql: string) => engine.run(sql);

async function rowsOf(sql: string) {
  const { statements, error } = await run(sql);
  if (error) throw new Error(error.message);
  return statements.at(-1)?.result?.rows;
}

describe("run refuses", () => {
  test("a statement with its place counted in the whole text, and runs those before it", async () => {
    const sql = "SELECT '₹😀' AS sign;\nSELECT nam FROM pg_class;\nSELECT 3";
    const { statements, error } = await run(sql);
    expect(statements).toHaveLength(1);
    expect(error).toMatchObject({ code: "42703" });
    expect(
      Array.from(sql)
        .slice((error?.position ?? 0) - 1)
        .join(""),
    ).toMatch(/^nam FROM/u);
  });

  test.each([
    { sql: "\\copy t FROM 'x'", code: "42601" },
    { sql: "COPY (SELECT 1) TO PROGRAM 'ls'", code: "0A000" },
    { sql: "COPY /* to */ pg_class FROM STDIN", code: "0A000" },
    { sql: "DO $$BEGIN EXECUTE 'COPY t FROM STDIN'; END$$", code: "0A000" },
    { sql: "SELECT 'open", code: "42601" },
    { sql: "SET ROLE nobody_there", code: "22023" },
    { sql: "SELECT * FROM generate_series(1, 1000000000)", code: "53400" },
    { sql: "SELECT 1/0", code: "22012" },
  ])("$sql with $code, and goes on", async ({ sql, code }) => {
    const { error } = await run(sql);
    expect(error?.code).toBe(code);
    expect(await rowsOf("SELECT 1")).toEqual([["1"]]);
  });

  test("a deferred constraint that is broken at the end of its statement", async () => {
    const { error } = await run(
      "CREATE TABLE parent (id int PRIMARY KEY); CREATE TABLE child (parent int REFERENCES parent DEFERRABLE INITIALLY DEFERRED); INSERT INTO child VALUES (1)",
    );
    expect(error?.code).toBe("23503");
    await run("DROP TABLE child, parent");
  });
});

describe("run gives", () => {
  test("every value as PostgreSQL writes it", async () => {
    expect(
      await rowsOf(
        `SELECT 1.10::numeric, 9007199254740993, true, NULL, DATE '2026-04-01', TIMESTAMPTZ '2026-04-01 00:00+05:30',
         INTERVAL '1 day 02:00', ARRAY['a','b c'], '{"a": 1}'::json, 'x'::bytea, 0.1::float8, ''`,
      ),
    ).toEqual([
      [
        "1.10",
        "9007199254740993",
        "t",
        null,
        "2026-04-01",
        "2026-04-01 00:00:00+05:30",
        "1 day 02:00:00",
        '{a,"b c"}',
        '{"a": 1}',
        String.raw`\x78`,
        "0.1",
        "",
      ],
    ]);
  });

  test("what ends a transaction in which a statement was refused", async () => {
    const { error } = await run("BEGIN; CREATE TABLE gone (id int); SELECT 1/0");
    expect(error?.code).toBe("22012");
    expect((await run("SELECT 1")).error?.code).toBe("25P02");
    expect((await run("ROLLBACK; SELECT * FROM gone")).error?.code).toBe("42P01");
    expect((await run("BEGIN; SAVEPOINT s; SELECT 1/0")).error?.code).toBe("22012");
    expect(await rowsOf("ROLLBACK TO s; SELECT 1")).toEqual([["1"]]);
    await run("COMMIT");
  });

  test("two columns of one name", async () => {
    expect(await rowsOf("SELECT 1 AS id, 2 AS id")).toEqual([["1", "2"]]);
  });

  test("rows up to a limit, and how many there are", async () => {
    const { statements } = await run("SELECT generate_series(1, 25000)");
    expect(statements[0]).toMatchObject({ command: "SELECT", rowCount: 25_000 });
    expect(statements[0]?.result?.rows).toHaveLength(MAX_ROWS);
  });

  test("no more than it can count of rows without an end", async () => {
    const { statements } = await run(
      "WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
    );
    expect(statements[0]?.rowCount).toBe(MAX_COUNTED);
    expect(await rowsOf("SELECT 1")).toEqual([["1"]]);
  });

  test("long values cut, and no more rows after some megabytes", async () => {
    const { statements, error } = await run(
      "SELECT repeat('x', 1000000) FROM generate_series(1, 300)",
    );
    expect(error).toBeNull();
    expect(statements[0]?.rowCount).toBe(300);
    expect(JSON.stringify(statements).length).toBeLessThan(30_000_000);
  });

  test.each([
    { sql: "CREATE TABLE t (id int)", command: "CREATE TABLE", rowCount: 0 },
    { sql: "INSERT INTO t VALUES (1), (2)", command: "INSERT", rowCount: 2 },
    { sql: "UPDATE t SET id = id + 1 RETURNING id", command: "UPDATE", rowCount: 2 },
    { sql: "EXPLAIN SELECT * FROM t", command: "EXPLAIN", rowCount: 1 },
    { sql: "COPY t TO STDOUT", command: "COPY", rowCount: 2 },
    { sql: "SHOW timezone", command: "SHOW", rowCount: 1 },
    { sql: "DROP TABLE t", command: "DROP TABLE", rowCount: 0 },
  ])("what $command did", async ({ sql, command, rowCount }) => {
    const { statements } = await run(sql);
    expect(statements[0]).toMatchObject({ command, rowCount });
  });

  test("what PostgreSQL says beside it", async () => {
    const { statements } = await run("COMMIT; DO $$BEGIN RAISE NOTICE 'hello'; END$$");
    expect(statements.map(({ notices }) => notices)).toEqual([
      ["WARNING: there is no transaction in progress"],
      ["NOTICE: hello"],
    ]);
  });
});

describe("a session", () => {
  test("is in the time zone of the shop, whatever was set", async () => {
    await run("SET timezone = 'UTC'; CREATE TEMP TABLE t (id int); PREPARE p AS SELECT 1; BEGIN");
    await engine.cleanSession();
    expect(await rowsOf("SHOW timezone")).toEqual([["Asia/Kolkata"]]);
    expect((await run("SELECT * FROM t")).error?.code).toBe("42P01");
    expect((await run("EXECUTE p")).error?.code).toBe("26000");
  });

  test.each([
    { sql: "SELECT * FROM pg_class; EXPLAIN SELECT 1; SET work_mem = '1MB'", isChanged: false },
    { sql: "BEGIN; SELECT 1", isChanged: true },
    { sql: "CREATE TEMP TABLE other (id int)", isChanged: true },
    { sql: "BEGIN; CREATE TABLE kept (id int); ROLLBACK", isChanged: true },
    {
      sql: "BEGIN; CREATE TABLE kept (id int); COMMIT; DROP SCHEMA public CASCADE",
      isChanged: true,
    },
    { sql: "ALTER SYSTEM SET work_mem = '1MB'", isChanged: true },
    { sql: "-- a file\nCOPY (SELECT 1) TO '/tmp/left'", isChanged: true },
    { sql: "DO $$BEGIN COPY (SELECT 1) TO '/tmp/left'; RAISE 'no'; END$$", isChanged: true },
  ])("after “$sql”: changed is $isChanged", async ({ sql, isChanged }) => {
    await engine.cleanSession();
    await engine.mark();
    await run(sql);
    expect(await engine.isChanged()).toBe(isChanged);
  });
});
