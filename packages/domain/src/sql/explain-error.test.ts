import { describe, expect, test } from "vitest";
import { explainError, type SqlError } from "./explain-error.ts";
import { SQL_ERRORS } from "./sql-errors.ts";

function error(code: string, message: string, position: number | null = null): SqlError {
  return { code, message, position, detail: null, hint: null };
}

describe("explainError", () => {
  test("keeps PostgreSQL's own words for a code it does not know", () => {
    const explained = explainError(error("XX000", "something inside broke"), "SELECT 1");
    expect(explained.sentence).toBe("Something inside broke.");
    expect(explained.lesson).toBeNull();
    expect(explained.place).toBeNull();
  });

  test("falls back to the class of a code", () => {
    expect(explainError(error("22011", "substring error"), "SELECT 1").sentence).toBe(
      "A value does not fit: Substring error.",
    );
  });

  test.each([
    {
      code: "23001",
      message: 'update or delete on table "p" violates RESTRICT setting of foreign key constraint',
      sentence: "Other rows still point to this one, and ON DELETE RESTRICT keeps it.",
    },
    {
      code: "3B001",
      message: 'savepoint "before" does not exist',
      sentence: "There is no savepoint “before” in this transaction.",
    },
    {
      code: "428C9",
      message: 'cannot insert a non-DEFAULT value into column "id"',
      sentence: "The database fills “id” itself.",
    },
    {
      code: "P0001",
      message: "no more than five",
      sentence: "The statement was refused on purpose: No more than five.",
    },
  ])("has a sentence of its own for $code", ({ code, message, sentence }) => {
    expect(explainError(error(code, message), "SELECT 1").sentence).toBe(sentence);
  });

  test("leads to pages of the course, and says what to do for each code", () => {
    expect(SQL_ERRORS.get("40001")?.lesson).toBe("transactions");
    expect(SQL_ERRORS.get("40P01")?.advice).toContain("ROLLBACK");
    expect(
      [...SQL_ERRORS.keys()].filter((code) => !/^[0-9A-Z]{2}([0-9A-Z]{3})?$/u.test(code)),
    ).toEqual([]);
  });

  test("names the table, and underlines it where the text before it holds letters of two units", () => {
    const sql = "SELECT '🙂', 1 FROM ordrs";
    const position = Array.from(sql.slice(0, sql.indexOf("ordrs"))).length + 1;
    const explained = explainError(
      error("42P01", 'relation "ordrs" does not exist', position),
      sql,
    );
    expect(explained.sentence).toBe("There is no table “ordrs”.");
    expect(sql.slice(explained.place?.from, explained.place?.to)).toBe("ordrs");
  });

  test.each([
    { sql: 'SELECT "a b" FROM t', position: 8, word: '"a b"' },
    { sql: "SELECT 'it''s' + 1", position: 8, word: "'it''s'" },
    { sql: "SELECT , FROM t", position: 8, word: "," },
    { sql: "SELECT 12.5x", position: 8, word: "12.5" },
  ])("underlines the whole of $word", ({ sql, position, word }) => {
    const { place } = explainError(error("42601", "syntax error", position), sql);
    expect(sql.slice(place?.from, place?.to)).toBe(word);
  });

  test("takes a column with its table as one", () => {
    const sql = "SELECT c.city, count(*) FROM customers AS c";
    const { place } = explainError(error("42803", 'column "c.city" must appear', 8), sql);
    expect(sql.slice(place?.from, place?.to)).toBe("c.city");
  });

  test("says that the end is meant where the place is behind the text", () => {
    const explained = explainError(error("42601", "syntax error at end of input", 9), "SELECT (");
    expect(explained.sentence).toBe("PostgreSQL cannot read the statement at “the end”.");
    expect(explained.place).toBeNull();
  });
});
