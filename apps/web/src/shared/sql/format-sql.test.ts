import { describe, expect, test } from "vitest";
import { formatSql } from "./format-sql.ts";

describe("what is not understood", () => {
  test.each(["SELECT (1", "SELECT $1$2 ][", "SELECT 'a"])("%s stays as it is", (text) => {
    expect(formatSql(text)).toBeNull();
  });
});

test("keywords stand in capitals and clauses on lines of their own", () => {
  expect(
    formatSql(
      "select c.state,count(*) as orders from orders o join customers c on c.id=o.customer_id group by 1;",
    ),
  ).toBe(`SELECT
  c.state,
  count(*) AS orders
FROM
  orders o
  JOIN customers c ON c.id = o.customer_id
GROUP BY
  1;`);
});

/** All but white space and the case of words, outside of texts and comments. */
function tokensOf(text: string): string {
  return text.replaceAll(/\s+/gu, "").toLowerCase();
}

test.each([
  "SELECT placed_at::date, total FILTER, data->>'a', '{1,2}'::int[] @> ARRAY[1] FROM orders -- the last\n;",
  "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $body$ select 1; $body$; SELECT f()",
  "SELECT E'it\\'s', 'SELECT from', \"Group By\" FROM t WHERE a ~* 'x' AND b IS NOT DISTINCT FROM NULL",
  "WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n+1 FROM t WHERE n<5) SELECT * FROM t",
  "INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET a=excluded.a RETURNING *;",
  "SELECT sum(x) OVER (PARTITION BY a ORDER BY b ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM t /* end */",
])("nothing but white space and case changes: %s", (text) => {
  const formatted = formatSql(text);
  expect(tokensOf(formatted ?? "")).toBe(tokensOf(text));
  expect(formatSql(formatted ?? "")).toBe(formatted);
});

test("texts, names in quotes and comments keep their letters", () => {
  expect(formatSql(`select 'from  Here' as "Group  By" -- and Not  or`)).toContain(
    `'from  Here' AS "Group  By" -- and Not  or`,
  );
});
