import { describe, expect, test } from "vitest";
import { readTables } from "./question-data.ts";

describe("no picture is drawn", () => {
  test.each([
    ["of a constraint", "CREATE TABLE fees (fee numeric CHECK (fee > 0));"],
    ["of a key", "CREATE TABLE products (sku text PRIMARY KEY);"],
    ["of a default", "CREATE TABLE t (n integer DEFAULT 1);"],
    ["of a value that is worked out", "CREATE TABLE t (d date); INSERT INTO t VALUES (now());"],
    [
      "of a row that does not fit",
      "CREATE TABLE t (a integer, b integer); INSERT INTO t VALUES (1);",
    ],
    ["of a table that was not made", "INSERT INTO t VALUES (1);"],
    ["of another statement", "CREATE TABLE t (n integer); CREATE INDEX ON t (n);"],
    ["of an insertion by query", "CREATE TABLE t (n integer); INSERT INTO t SELECT 1;"],
  ])("%s", (_, statements) => {
    expect(readTables(statements)).toBeNull();
  });
});

test("columns and rows are read, signs within texts among them", () => {
  const statements = `
    CREATE TABLE sellers (name text, rating numeric(2, 1));
    CREATE TABLE notes (id integer, words text);
    INSERT INTO sellers VALUES ('Om; (Traders)', NULL), ('D''Souza, Goa', -4.5);
    INSERT INTO notes VALUES (1, '');`;
  expect(readTables(statements)).toEqual([
    {
      name: "sellers",
      columns: [
        { name: "name", isNumber: false },
        { name: "rating", isNumber: true },
      ],
      rows: [
        ["Om; (Traders)", null],
        ["D'Souza, Goa", "-4.5"],
      ],
    },
    {
      name: "notes",
      columns: [
        { name: "id", isNumber: true },
        { name: "words", isNumber: false },
      ],
      rows: [["1", ""]],
    },
  ]);
});
