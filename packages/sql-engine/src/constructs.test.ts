import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SqlConstruct } from "@taiyari/domain/learning";
import { constructsOf } from "./constructs.ts";
import { openEngine, type SqlEngine } from "./engine.ts";

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openEngine({ snapshot: null });
  await engine.run("CREATE TABLE a (id int, n text); CREATE TABLE b (id int, n text)");
});
afterAll(() => engine.close());

async function constructs(sql: string): Promise<readonly SqlConstruct[]> {
  return [...new Set((await engine.queryTrees(sql)).flatMap(constructsOf))].toSorted();
}

describe("the constructs of a statement are", () => {
  test.each<{ sql: string; has: readonly SqlConstruct[] }>([
    { sql: "SELECT 'JOIN' /* GROUP BY */ FROM a -- HAVING", has: [] },
    { sql: "SELECT * FROM a, b WHERE a.id = b.id", has: [] },
    { sql: "SELECT * FROM a JOIN b USING (id)", has: ["join"] },
    { sql: "SELECT * FROM a NATURAL RIGHT JOIN b", has: ["join", "outer-join"] },
    { sql: "SELECT * FROM a FULL JOIN b ON a.id = b.id", has: ["join", "outer-join"] },
    { sql: "SELECT * FROM a WHERE id IN (SELECT id FROM b)", has: ["subquery"] },
    { sql: "SELECT * FROM (SELECT id FROM a) x", has: ["subquery"] },
    { sql: "SELECT id FROM a UNION ALL SELECT id FROM b", has: ["set-operation"] },
    { sql: "INSERT INTO a SELECT * FROM b", has: [] },
    { sql: "WITH x AS (SELECT 1) SELECT * FROM x", has: ["with"] },
    {
      sql: "WITH RECURSIVE x AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM x WHERE i < 3) SELECT * FROM x",
      has: ["recursive", "set-operation", "with"],
    },
    { sql: "SELECT row_number() OVER w FROM a WINDOW w AS (ORDER BY id)", has: ["window"] },
    { sql: "SELECT n FROM a GROUP BY ROLLUP (n) HAVING count(*) > 1", has: ["group-by", "having"] },
    {
      sql: "SELECT DISTINCT ON (n) n, CASE WHEN true THEN 1 END FROM a",
      has: ["case", "distinct"],
    },
    {
      sql: "SELECT count(DISTINCT n) FILTER (WHERE id > 0) FROM a",
      has: ["distinct", "filter"],
    },
    {
      sql: "SELECT * FROM a CROSS JOIN LATERAL (SELECT a.id) x",
      has: ["join", "lateral", "subquery"],
    },
    { sql: `SELECT '":{QUERY :cteList ({a' AS ":cteList {" FROM a`, has: [] },
  ])("$has in $sql", async ({ sql, has }) => {
    expect(await constructs(sql)).toEqual(has);
  });

  test("none of what cannot be analysed, and nothing is run", async () => {
    expect(await constructs("SELECT nothing FROM nowhere; DROP TABLE b")).toEqual([]);
    expect((await engine.run("SELECT * FROM b")).error).toBeNull();
    expect((await engine.run("SHOW debug_print_parse")).statements[0]?.result?.rows).toEqual([
      ["off"],
    ]);
  });
});
