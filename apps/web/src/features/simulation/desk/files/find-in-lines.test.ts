import { expect, test } from "vitest";
import { foundParts, linesWith } from "./find-in-lines.ts";

const LOG = ["19:10 WARN psp2 timeout", "19:13 ERROR psp2 breaker, psp2 down", "19:25 INFO ticket"];

test("nothing is found of nothing", () => {
  expect(linesWith(LOG, " ")).toEqual([]);
  expect(foundParts("", "a")).toEqual([{ text: "", isFound: false }]);
  expect(foundParts("abc", "")).toEqual([{ text: "abc", isFound: false }]);
});

test("lines are found whatever the capitals, and each place in them", () => {
  expect(linesWith(LOG, "PSP2")).toEqual([0, 1]);
  expect(foundParts(LOG[1] ?? "", "psp2").map(({ text }) => text)).toEqual([
    "19:13 ERROR ",
    "psp2",
    " breaker, ",
    "psp2",
    " down",
  ]);
  expect(foundParts("psp2", "psp2")).toEqual([{ text: "psp2", isFound: true }]);
});
