import { describe, expect, test } from "vitest";
import { splitStatements } from "./statements.ts";

const split = (sql: string) => splitStatements(sql).map(({ from, to }) => sql.slice(from, to));

describe("splitStatements", () => {
  test("finds none in blanks, comments and semicolons", () => {
    expect(split(" ; -- SELECT 1;\n;/* SELECT 2; /* nested; */ ; */ ")).toEqual([]);
  });

  test.each([
    { name: "strings", sql: "SELECT 'a;''b;' || 'c'" },
    { name: "escaped strings", sql: String.raw`SELECT E'a\';b;' || e'\\'` },
    { name: "escaped strings that go on", sql: "SELECT E'a'\n  'b\\';c'" },
    { name: "a backslash in a plain string", sql: String.raw`SELECT 'C:\'` },
    { name: "names", sql: 'SELECT 1 AS "a;""b;"' },
    { name: "dollar quotes", sql: "SELECT $$a;b$$ || $x$c;$$;d$x$ || $tür$;$tür$" },
    { name: "comments", sql: "SELECT 1 -- ;\n + /* ; /* ; */ ; */ 2" },
    { name: "operators beside comments", sql: "SELECT 6*/*;*/2 --;" },
    { name: "parentheses", sql: "CREATE RULE r AS ON INSERT TO t DO (SELECT 1; SELECT 2)" },
    {
      name: "bodies of functions",
      sql: "CREATE OR REPLACE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT CASE WHEN true THEN 1 END; SELECT 2; END",
    },
    { name: "a string that is open", sql: "SELECT 'a; SELECT 2;" },
  ])("takes the semicolons in $name for no end", ({ sql }) => {
    expect(split(`${sql};SELECT 2`.replace(/^(SELECT 'a; .*);SELECT 2$/u, "$1"))[0]).toBe(
      sql.replace(/ --;$/u, ""),
    );
    expect(splitStatements(sql)).toHaveLength(1);
  });

  test("gives each its place without what stands around it", () => {
    expect(split("\n-- first\nSELECT 1 ;\n BEGIN; SELECT '€' ; END -- last")).toEqual([
      "SELECT 1",
      "BEGIN",
      "SELECT '€'",
      "END",
    ]);
  });

  test("takes a dollar in a name for no quote", () => {
    expect(split("SELECT a$b$c; SELECT $1; SELECT 2")).toHaveLength(3);
  });
});
