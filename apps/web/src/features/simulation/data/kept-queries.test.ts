import { expect, test } from "vitest";
import { keepQueries, keptQueries, withRan } from "./kept-queries.ts";

test("a day without queries has none, and what cannot be read is none", () => {
  expect(keptQueries("day")).toEqual({ text: "", ran: [] });
  localStorage.setItem("simulation.queries..day", "[");
  expect(keptQueries("day")).toEqual({ text: "", ran: [] });
});

test("queries of a day are kept, the latest first and each once", () => {
  let queries = withRan(keptQueries("day"), "SELECT 1");
  queries = withRan(queries, "SELECT 2");
  queries = withRan(queries, "SELECT 1 ");
  keepQueries("day", queries);
  expect(keptQueries("day")).toEqual({ text: "SELECT 1 ", ran: ["SELECT 1 ", "SELECT 2"] });
  expect(keptQueries("other")).toEqual({ text: "", ran: [] });
});
