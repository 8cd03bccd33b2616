import { expect, test } from "vitest";
import { isReadable } from "./contrast.ts";

test.each([
  ["#777777", false],
  ["#767676", true],
  ["#e8960c", false],
  ["#0f6b6b", true],
])("text in %s on white can be read: %s", (colour, readable) => {
  expect(isReadable(colour)).toBe(readable);
});
