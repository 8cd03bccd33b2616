import { expect, test } from "vitest";
import { spansOf } from "./point-ruler.tsx";

test("draws no parts that do not add up to the difference", () => {
  expect(spansOf(66, 78, [{ name: "Readable", by: 5 }])).toEqual([]);
});

test("draws no parts when one of them fell", () => {
  const parts = [
    { name: "Readable", by: 5 },
    { name: "Content", by: -3 },
  ];
  expect(spansOf(70, 72, parts)).toEqual([]);
});

test("puts the parts end to end, and leaves out those that did not change", () => {
  const parts = [
    { name: "Readable", by: 5 },
    { name: "Content", by: 0 },
    { name: "Match", by: 7 },
  ];
  expect(spansOf(66, 78, parts)).toEqual([
    { name: "Readable", by: 5, at: 66 },
    { name: "Match", by: 7, at: 71 },
  ]);
});
