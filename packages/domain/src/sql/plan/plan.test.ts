import { describe, expect, test } from "vitest";
import { learnFromPlan } from "./learn-from-plan.ts";
import { planNodes, readPlan, type QueryPlan } from "./read-plan.ts";
import { planText, PLANS } from "./testing/plans.ts";

function plan(name: keyof typeof PLANS): QueryPlan {
  const read = readPlan(planText(name));
  if (!read) throw new Error(`${name} is no plan`);
  return read;
}

/** A plan of one step, which a test changes in one thing. */
function step(keys: object): QueryPlan {
  const read = readPlan(
    JSON.stringify([
      {
        Plan: {
          "Node Type": "Seq Scan",
          "Relation Name": "orders",
          "Plan Rows": 100,
          "Actual Rows": 100,
          "Actual Loops": 1,
          "Actual Total Time": 5,
          ...keys,
        },
      },
    ]),
  );
  if (!read) throw new Error("no plan");
  return read;
}

const kinds = (given: QueryPlan) => learnFromPlan(given).map(({ kind }) => kind);

describe("readPlan", () => {
  test.each(["", "Seq Scan on orders", "{}", "[]", '[{"Plan":3}]', "[null]"])(
    "takes %j for no plan",
    (text) => {
      expect(readPlan(text)).toBeNull();
    },
  );

  test("gives the steps with what they work by, and rows in all", () => {
    const nodes = planNodes(plan("states").root);
    expect(nodes.map(({ type, table, rows }) => [type, table, rows])).toEqual([
      ["Sort", null, 19],
      ["HashAggregate", null, 19],
      ["Hash Join", null, 181],
      ["Seq Scan", "orders", 184],
      ["Hash", null, 2000],
      ["Seq Scan", "customers", 2000],
    ]);
    expect(nodes[2]?.detail).toBe("o.customer_id = c.id");
    expect(nodes[1]?.detail).toBe("c.state");
    expect(nodes[3]?.droppedRows).toBe(11_056);
  });

  test("divides the time among the steps", () => {
    const { root } = plan("states");
    const sum = planNodes(root).reduce((all, { ownMs }) => all + (ownMs ?? 0), 0);
    expect(sum).toBeCloseTo(PLANS.states.Plan["Actual Total Time"], 1);
  });

  test("counts the rows and the time of every run of a step", () => {
    const scan = planNodes(plan("subquery").root).at(-1);
    expect(scan).toMatchObject({ type: "Seq Scan", loops: 2000, droppedRows: 22_468_000 });
    expect(scan?.ownMs).toBeGreaterThan(1000);
  });

  test("has no measured figures where the statement was not run", () => {
    const { root } = step({ "Actual Rows": undefined, "Actual Loops": undefined });
    expect(root).toMatchObject({ rows: null, loops: null, plannedRows: 100 });
  });
});

describe("learnFromPlan", () => {
  test("finds nothing in a plan that reads what it needs, nor in one that was not run", () => {
    expect(kinds(plan("groups"))).toEqual([]);
    expect(kinds(step({ "Actual Rows": undefined, Filter: "(status = 'rto'::text)" }))).toEqual([]);
  });

  test("proposes an index for a scan that keeps few rows, columns with = first", () => {
    const [lesson] = learnFromPlan(plan("states"));
    expect(lesson).toMatchObject({
      kind: "scan",
      finding: "It reads all 11,240 rows of orders to keep 184, 1.6 %.",
      sql: "CREATE INDEX ON orders (status, placed_at);",
    });
  });

  test.each([
    { filter: "((status)::text = 'rto'::text)", sql: "CREATE INDEX ON orders (status);" },
    { filter: "(lower(name) = 'x'::text)", sql: null },
    { filter: "((status = 'a'::text) OR (city = 'b'::text))", sql: null },
    { filter: "((status = 'a'::text) AND (lower(city) = 'b'::text))", sql: null },
  ])("proposes $sql for $filter", ({ filter, sql }) => {
    const [lesson] = learnFromPlan(step({ Filter: filter, "Rows Removed by Filter": 9_900 }));
    expect(lesson).toMatchObject({ kind: "scan", sql });
  });

  test.each([
    {
      name: "a small table",
      keys: { "Actual Rows": 1, "Plan Rows": 1, "Rows Removed by Filter": 900 },
    },
    { name: "a filter that keeps a fifth", keys: { "Rows Removed by Filter": 400 } },
  ])("says nothing of $name", ({ keys }) => {
    expect(kinds(step({ Filter: "(a = 1)", ...keys }))).toEqual([]);
  });

  test("names the step that is run thousands of times", () => {
    expect(learnFromPlan(plan("subquery"))).toMatchObject([
      { kind: "many-loops", finding: "Seq Scan on orders is run 2,000 times.", nodeId: 2 },
    ]);
  });

  test("names a sort that went to disk, and how much", () => {
    expect(learnFromPlan(plan("spill"))[0]).toMatchObject({
      kind: "spill",
      finding: "The sort did not fit into memory: 1,160 KB went to disk.",
    });
  });

  test("names a join that compares every pair", () => {
    const keys = { "Node Type": "Nested Loop", "Relation Name": undefined };
    expect(kinds(step({ ...keys, "Rows Removed by Join Filter": 9_999 }))).toEqual([]);
    expect(kinds(step({ ...keys, "Rows Removed by Join Filter": 50_000 }))).toEqual(["every-pair"]);
  });

  test.each([
    { planned: 100, given: 999, kind: [] },
    { planned: 100, given: 1_000, kind: ["misestimate"] },
    { planned: 1_000, given: 100, kind: ["misestimate"] },
    { planned: 1, given: 50, kind: [] },
  ])("takes $given rows instead of $planned for $kind", ({ planned, given, kind }) => {
    expect(kinds(step({ "Plan Rows": planned, "Actual Rows": given }))).toEqual(kind);
  });

  test("says nothing of steps that a LIMIT ended early", () => {
    const [whole] = JSON.parse(planText("groups")) as [{ Plan: object }];
    const limit = {
      "Node Type": "Limit",
      "Plan Rows": 10,
      "Actual Rows": 10,
      "Actual Loops": 1,
      "Actual Total Time": 20,
      Plans: [{ ...whole.Plan, "Plan Rows": 11_240, "Actual Rows": 10 }],
    };
    const cut = readPlan(JSON.stringify([{ Plan: limit }]));
    expect(cut && kinds(cut)).toEqual([]);
    const alone = readPlan(JSON.stringify([{ Plan: limit.Plans[0] }]));
    expect(alone && kinds(alone)).toEqual(["misestimate"]);
  });
});
