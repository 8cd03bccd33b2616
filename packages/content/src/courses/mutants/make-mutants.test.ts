import { describe, expect, test } from "vitest";
import type { Exercise } from "@taiyari/domain/learning";
import { makeMutants } from "./make-mutants.ts";

const ASKING = { order: [], scale: null, change: null } as const;

async function mutants(answer: string, rules: Partial<Exercise> = {}) {
  const made = await makeMutants({ ...ASKING, ...rules, answer } as Exercise);
  return new Map(made.map(({ name, sql }) => [name, sql.replace(/\s+/gu, " ").replace(/;$/u, "")]));
}

describe("makeMutants", () => {
  test("makes none of what has nothing to get wrong", async () => {
    expect((await mutants("SELECT id, name FROM customers ORDER BY id")).size).toBe(0);
  });

  test("refuses what PostgreSQL cannot parse", async () => {
    await expect(mutants("SELEC 1")).rejects.toThrow("syntax error");
  });

  test.each([
    { sql: "SELECT DISTINCT a FROM t", name: "drop DISTINCT", is: "SELECT a FROM t" },
    {
      sql: "SELECT a FROM t LEFT JOIN u ON t.id = u.id",
      name: "JOIN for LEFT JOIN",
      is: "SELECT a FROM t JOIN u ON t.id = u.id",
    },
    { sql: "SELECT a FROM t WHERE a > 1", name: ">= for >", is: "SELECT a FROM t WHERE a >= 1" },
    { sql: "SELECT a FROM t WHERE a > 1", name: "drop WHERE", is: "SELECT a FROM t" },
    {
      sql: "SELECT a FROM t WHERE a = 1 AND b = 2",
      name: "drop from WHERE: b = 2",
      is: "SELECT a FROM t WHERE a = 1",
    },
    {
      sql: "SELECT a FROM t WHERE a = 1 AND b = 2",
      name: "OR for AND",
      is: "SELECT a FROM t WHERE a = 1 OR b = 2",
    },
    { sql: "SELECT sum(a) FROM t", name: "avg for sum", is: "SELECT avg(a) FROM t" },
    { sql: "SELECT count(a) FROM t", name: "count(*) for count", is: "SELECT count(*) FROM t" },
    {
      sql: "SELECT count(DISTINCT a) FROM t",
      name: "drop DISTINCT in count",
      is: "SELECT count(a) FROM t",
    },
    {
      sql: "SELECT a FROM t GROUP BY a HAVING count(*) > 2",
      name: "drop HAVING",
      is: "SELECT a FROM t GROUP BY a",
    },
    {
      sql: "SELECT a FROM t UNION SELECT b FROM u",
      name: "UNION ALL for UNION",
      is: "SELECT a FROM t UNION ALL SELECT b FROM u",
    },
    {
      sql: "SELECT a FROM t WHERE a NOT IN (1, 2)",
      name: "IN for NOT IN",
      is: "SELECT a FROM t WHERE a IN (1, 2)",
    },
    { sql: "SELECT COALESCE(a, 0) FROM t", name: "drop COALESCE", is: "SELECT a FROM t" },
    {
      sql: "SELECT a FROM t WHERE d >= DATE '2025-02-28'",
      name: "'2025-03-01' for '2025-02-28'",
      is: "SELECT a FROM t WHERE d >= '2025-03-01'::date",
    },
    {
      sql: "SELECT a FROM t WHERE d > now() - INTERVAL '30 days'",
      name: "'31 days' for '30 days'",
      is: "SELECT a FROM t WHERE d > (now() - '31 days'::interval)",
    },
    {
      sql: "SELECT rank() OVER (PARTITION BY a ORDER BY b) FROM t",
      name: "drop PARTITION BY",
      is: "SELECT rank() OVER (ORDER BY b) FROM t",
    },
    {
      sql: "SELECT sum(a) OVER (ORDER BY b ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM t",
      name: "drop the frame of the window",
      is: "SELECT sum(a) OVER (ORDER BY b) FROM t",
    },
    {
      sql: "SELECT a FROM t ORDER BY a LIMIT 5",
      name: "LIMIT 6 for 5",
      is: "SELECT a FROM t ORDER BY a LIMIT 6",
    },
    {
      sql: "SELECT a FROM t ORDER BY a LIMIT 5",
      name: "drop ORDER BY",
      is: "SELECT a FROM t LIMIT 5",
    },
  ])("$name: $is", async ({ sql, name, is }) => {
    expect((await mutants(sql)).get(name)).toBe(is);
  });

  test("turns the order round only where it is judged", async () => {
    const sql = "SELECT a FROM t ORDER BY a DESC";
    expect([...(await mutants(sql)).keys()]).toEqual([]);
    expect([...(await mutants(sql, { order: ["a"] })).keys()]).toEqual([
      "drop ORDER BY",
      "ASC for DESC",
    ]);
  });

  test("names the line where one name would be that of several", async () => {
    const names = [
      ...(await mutants("SELECT '₹' FROM t\nWHERE a > 1\nAND b > 2 AND c > 3")).keys(),
    ];
    expect(names).toContain(">= for > in line 2");
    expect(names).toContain(">= for > in line 3 (2)");
  });

  test("leaves out and changes statements that change something", async () => {
    const change = { compare: ["t"], returning: false, error: null };
    const made = await mutants("BEGIN; UPDATE t SET a = 1 WHERE b = 2; COMMIT", { change });
    expect([...made.keys()]).toEqual(["drop WHERE", "ROLLBACK for COMMIT", "drop statement 2"]);
  });
});
