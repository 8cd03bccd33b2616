import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { dayData, fileTables } from "./day-data.ts";
import { tableNames } from "./table-names.ts";

const scenario = makeScenario({
  data: 'CREATE TABLE hubs (hub_id text);\nCREATE TABLE "Paid later" (ref text);',
  files: [
    {
      id: "pay",
      name: "payments_4_nov.csv",
      kind: "table",
      content: "method,paid\nUPI,30547\n",
      when: null,
    },
    { id: "hubs", name: "hubs.csv", kind: "table", content: "a\n1\n", when: null },
    { id: "odd", name: "odd.csv", kind: "table", content: "a,b\n1\n", when: null },
    { id: "late", name: "later.csv", kind: "table", content: "a\n1\n", when: 'time > at("10:00")' },
    { id: "log", name: "gateway.log", kind: "log", content: "a,b\n1,2\n", when: null },
  ],
});

test("what is no table, cannot be read, or has the name of another is left out", () => {
  expect(fileTables(scenario).map(({ table }) => table)).toEqual(["payments_4_nov"]);
  expect(dayData({ ...scenario, data: "", files: [] })).toBe("");
});

test("the tables of a day are the scenario's own and those of the files on the desk", () => {
  expect(tableNames(dayData(scenario))).toEqual(["hubs", "Paid later", "payments_4_nov"]);
  expect(tableNames(dayData(scenario, ["late"]))).toEqual(["hubs", "Paid later", "later"]);
  expect(dayData(scenario)).toContain('"paid" integer');
});
