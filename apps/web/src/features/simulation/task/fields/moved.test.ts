import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test("what is not there moves nothing, and the same place neither", () => {
  const list = ["a", "b", "c"];
  expect(moved(list, 5, 0)).toBe(list);
  expect(moved(list, 1, 1)).toBe(list);
});

test("a thing comes to its place and the others close the gap", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});
