import { describe, expect, test } from "vitest";
import { portionsOf } from "./draw-text.ts";

describe("portionsOf", () => {
  test.each([
    ["a", ["a"]],
    ["ffi", ["ffi"]],
    ["कि", ["कि"]],
    ["क्षे", ["क", "्षे"]],
    ["e\u0301", ["e", "\u0301"]],
    ["\u0301", ["\u0301"]],
    ["ക്\u200D", ["ക", "്", "\u200D"]],
    ["a\u200D", ["a", "\u200D"]],
  ])(
    "divides %j where a combining mark would make a reader take it for one without width",
    (cluster, portions) => {
      expect(portionsOf(cluster)).toEqual(portions);
      expect(portionsOf(cluster).join("")).toBe(cluster);
    },
  );
});
