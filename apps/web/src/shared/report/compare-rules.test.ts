import { expect, test } from "vitest";
import { compareRules } from "./compare-rules.ts";

test("says nothing of the same rules", () => {
  expect(compareRules("2.0", "2.0")).toBeNull();
});

test.each([
  ["2.0", "1", "newer"],
  ["2.10", "2.9", "newer"],
  ["1.4", "2.0", "older"],
])("rules %s are beside %s the %s ones", (version, than, words) => {
  expect(compareRules(version, than)).toBe(words);
});
