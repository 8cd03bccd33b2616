import { expect, test } from "vitest";
import { versionsByDay } from "./group-versions.ts";

const at = (madeAt: Date) => ({ id: madeAt.toISOString(), name: "", madeAt: madeAt.toISOString() });

test("has no day without a version", () => {
  expect(versionsByDay([], new Date())).toEqual([]);
});

test("names the last two days, and writes the date of the others", () => {
  const versions = [
    at(new Date(2026, 10, 20, 9)),
    at(new Date(2026, 10, 20, 0, 1)),
    at(new Date(2026, 10, 19, 23, 59)),
    at(new Date(2026, 10, 5, 12)),
  ];
  const days = versionsByDay(versions, new Date(2026, 10, 20, 12));
  expect(days.map(({ name, versions: list }) => [name, list.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["5 Nov 2026", 1],
  ]);
});
