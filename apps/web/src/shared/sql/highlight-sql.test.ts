import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlightSql } from "./highlight-sql.ts";

const marked = (sql: string) =>
  highlightSql(sql)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => `${kind} ${text}`);

describe("highlightSql", () => {
  test("leaves names alone that a statement may use as columns", () => {
    expect(marked("name, status, value, order_id, select_list, c.city")).toEqual([]);
  });

  test("knows keywords in either case, types, texts and numbers", () => {
    expect(marked("Select total::numeric FROM orders WHERE city = 'Kochi' AND n > 1.5e3")).toEqual([
      "keyword Select",
      "type numeric",
      "keyword FROM",
      "keyword WHERE",
      "string 'Kochi'",
      "keyword AND",
      "number 1.5e3",
    ]);
  });

  test.each([
    ["'it''s from here'", "string 'it''s from here'"],
    ["$$select '$$", "string $$select '$$"],
    ["$q$ a $$ b $q$", "string $q$ a $$ b $q$"],
    ["-- select 'x", "comment -- select 'x"],
    ["/* from\n'a' */", "comment /* from\n'a' */"],
    ["'not closed select", "string 'not closed select"],
  ])("takes %s as one", (sql, expected) => {
    expect(marked(sql)).toEqual([expected]);
  });

  test("does not look for words in a quoted name", () => {
    expect(marked('"select from"')).toEqual([]);
  });

  test("gives every text back", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("'", '"', "$", "-", "/", "*", "\n", "a", "1", " ", "ह"),
        }),
        (sql) => {
          expect(
            highlightSql(sql)
              .map(({ text }) => text)
              .join(""),
          ).toBe(sql);
        },
      ),
    );
  });
});
