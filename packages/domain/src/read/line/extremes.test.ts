import { expect, test } from "vitest";
import { least, most } from "./extremes.ts";

test("there is none of nothing", () => {
  expect([least([]), most([])]).toEqual([Infinity, -Infinity]);
});

test("finds both ends of more values than a call may have arguments", () => {
  const values = Array.from({ length: 300_000 }, (_, at) => (at * 7_919) % 300_000);
  expect([least(values), most(values)]).toEqual([0, 299_999]);
});
