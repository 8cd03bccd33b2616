import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExpectedOutcome, LearnerExercise } from "@taiyari/domain/learning";
import { digestOfRows, resultColumn, type ResultSet } from "@taiyari/domain/sql";
import { createDatabases, type SqlDatabases } from "./databases.ts";
import { judge, rulesFor } from "./judge.ts";
import { makeSnapshot } from "./make-snapshot.ts";

let databases: SqlDatabases;
beforeAll(async () => {
  const snapshots = {
    visible: await snapshot("1\tPune\t100\n2\tKochi\t\\N\n3\tPune\t300\n"),
    hidden: await snapshot("7\tJaipur\t50\n8\t\\N\t60\n9\tJaipur\t50\n"),
  };
  databases = createDatabases({
    snapshots: {
      visible: () => Promise.resolve(snapshots.visible),
      hidden: () => Promise.resolve(snapshots.hidden),
    },
  });
});
afterAll(() => databases.close());

function snapshot(text: string): Promise<Blob> {
  return makeSnapshot({
    schema: "CREATE TABLE orders (id int, city text, total numeric)",
    tables: [{ name: "orders", columns: ["id", "city", "total"], text }],
  });
}

const result = (columns: string, ...rows: (string | null)[][]): ResultSet => ({
  columns: columns.split(" ").map((name) => resultColumn(name, name === "city" ? 25 : 1700)),
  rows,
});

const ASKING: LearnerExercise = {
  id: "cities",
  title: "Cities",
  kind: "write",
  level: "easy",
  ask: "",
  tables: [],
  start: "",
  data: null,
  columns: "by-position",
  order: [],
  scale: null,
  change: null,
  must: [],
  hints: [],
  causes: { duplicates: "An order is no city." },
  mistakes: [],
  expected: {
    visible: { result: result("city", ["Pune"], ["Kochi"]), tables: {} },
    hidden: { result: result("city", ["Jaipur"], [null]), tables: {} },
  },
};

describe("judge refuses", () => {
  test.each([
    { text: " -- nothing\n;", kind: "empty" },
    { text: "CREATE TEMP TABLE t (id int)", kind: "empty" },
    { text: "SELECT nothing FROM orders", kind: "refused" },
    { text: "SELECT DISTINCT city FROM orders; COMMIT; DROP SCHEMA public CASCADE", kind: "right" },
    { text: "SELECT DISTINCT city FROM orders", kind: "right" },
    { text: "SELECT city FROM orders GROUP BY 1; SET timezone = 'UTC'", kind: "right" },
  ])("nothing but what is wrong: “$text” is $kind", async ({ text, kind }) => {
    expect((await judge(databases, ASKING, text)).kind).toBe(kind);
  });

  test("a wrong answer, with the author's cause", async () => {
    expect(await judge(databases, ASKING, "SELECT city FROM orders")).toMatchObject({
      kind: "wrong",
      mismatch: { kind: "duplicates", extra: 1 },
      diagnosis: { hint: "An order is no city." },
      table: null,
      onHiddenData: false,
    });
  });

  test("a mistake that is known by its rows, however it is written", async () => {
    const because = "An order without a total has a city as well.";
    const wrong = await judge(databases, ASKING, "SELECT city FROM orders WHERE total IS NOT NULL");
    if (wrong.kind !== "wrong") throw new Error(`it is ${wrong.kind}`);
    const digest = digestOfRows(wrong, rulesFor(ASKING, null)) ?? "";
    const knowing = { ...ASKING, mistakes: [{ digest, because }] };
    const hintOf = async (text: string) => {
      const found = await judge(databases, knowing, text);
      return found.kind === "wrong" ? found.diagnosis.hint : found.kind;
    };
    expect(await hintOf("SELECT city FROM orders WHERE id = 1")).not.toBe(because);
    expect(await hintOf("SELECT city AS c FROM orders WHERE id <> 2 ORDER BY id DESC")).toBe(
      because,
    );
  });

  test("an answer that fits the visible rows by chance", async () => {
    const text = "SELECT DISTINCT city FROM orders WHERE city IS NOT NULL";
    expect(await judge(databases, ASKING, text)).toMatchObject({
      kind: "wrong",
      mismatch: { kind: "without-null-rows" },
      onHiddenData: true,
    });
    expect(await judge(databases, ASKING, "VALUES ('Pune'), ('Kochi')")).toMatchObject({
      onHiddenData: true,
    });
  });

  test("rows beyond those that are kept as well", async () => {
    const text =
      "SELECT DISTINCT city FROM orders UNION ALL SELECT 'x' FROM generate_series(1, 20000)";
    expect(await judge(databases, ASKING, text)).toMatchObject({ mismatch: { extra: 20_000 } });
  });

  test("a right result without the construct that is asked for", async () => {
    const must = ["group-by", "window"] as const;
    expect(await judge(databases, { ...ASKING, must }, "SELECT DISTINCT city FROM orders")).toEqual(
      { kind: "without-construct", missing: ["group-by", "window"] },
    );
    expect(
      await judge(
        databases,
        { ...ASKING, must: ["group-by"] },
        "SELECT city FROM orders GROUP BY 1",
      ),
    ).toEqual({ kind: "right" });
  });
});

const SCHEMA = "CREATE TABLE stock (id int PRIMARY KEY, qty int CHECK (qty >= 0));";
const COLUMNS = {
  "columns of stock": {
    columns: [
      resultColumn("column", 19),
      resultColumn("type", 25),
      resultColumn("may be NULL", 16),
    ],
    rows: [
      ["id", "integer", "f"],
      ["qty", "integer", "t"],
    ],
  },
};

function afterwards(...rows: string[][]): ExpectedOutcome {
  return { result: null, tables: { stock: result("id qty", ...rows), ...COLUMNS } };
}

const CHANGING: LearnerExercise = {
  ...ASKING,
  kind: "change",
  data: {
    visible: `${SCHEMA} INSERT INTO stock VALUES (1, 5), (2, 0)`,
    hidden: `${SCHEMA} INSERT INTO stock VALUES (1, 2), (3, 9)`,
  },
  change: { compare: ["stock"], returning: false, error: null },
  expected: {
    visible: afterwards(["1", "4"], ["2", "0"]),
    hidden: afterwards(["1", "1"], ["3", "9"]),
  },
};

describe("judge looks at the tables afterwards", () => {
  test.each([
    { text: "UPDATE stock SET qty = qty - 1 WHERE id = 1", found: "right" },
    { text: "BEGIN; UPDATE stock SET qty = qty - 1 WHERE id = 1; COMMIT", found: "right" },
    { text: "BEGIN; UPDATE stock SET qty = qty - 1 WHERE id = 1", found: "values" },
    { text: "UPDATE stock SET qty = 4 WHERE id = 1", found: "values" },
    { text: "UPDATE stock SET qty = qty - 1", found: "refused" },
    { text: "DROP TABLE stock", found: "refused" },
    {
      text: "UPDATE stock SET qty = qty - 1 WHERE id = 1; ALTER TABLE stock ALTER qty TYPE bigint",
      found: "values",
    },
  ])("$text: $found", async ({ text, found }) => {
    const verdict = await judge(databases, CHANGING, text);
    expect(verdict.kind === "wrong" ? verdict.mismatch.kind : verdict.kind).toBe(found);
  });

  test("and at the SQLSTATE that is asked for", async () => {
    const change = { compare: [], returning: false, error: "23514" };
    const refusing = {
      ...CHANGING,
      change,
      expected: { visible: afterwards(), hidden: afterwards() },
    };
    const none = { ...refusing, expected: { visible: NOTHING, hidden: NOTHING } };
    expect(await judge(databases, none, "UPDATE stock SET qty = -1")).toEqual({ kind: "right" });
    expect(await judge(databases, none, "UPDATE stock SET qty = 1")).toEqual({
      kind: "not-refused",
      expected: "23514",
      actual: null,
    });
    expect(await judge(databases, none, "INSERT INTO stock VALUES (1, 1)")).toMatchObject({
      kind: "not-refused",
      actual: { code: "23505" },
    });
  });

  test("and at what was returned", async () => {
    const change = { compare: ["stock"], returning: true, error: null };
    const returning = {
      ...CHANGING,
      change,
      expected: {
        visible: { ...CHANGING.expected.visible, result: result("qty", ["4"]) },
        hidden: { ...CHANGING.expected.hidden, result: result("qty", ["1"]) },
      },
    };
    const text = "UPDATE stock SET qty = qty - 1 WHERE id = 1";
    expect(await judge(databases, returning, text)).toEqual({ kind: "empty" });
    expect(await judge(databases, returning, `${text} RETURNING qty`)).toEqual({ kind: "right" });
    expect(await judge(databases, returning, `${text} RETURNING id`)).toMatchObject({
      kind: "wrong",
    });
  });
});

const NOTHING: ExpectedOutcome = { result: null, tables: {} };
