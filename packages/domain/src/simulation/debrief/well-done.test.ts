import { expect, test } from "vitest";
import { isWellDone } from "./well-done.ts";

test.each([
  ["loses trust and costs something", { rohit: -2 }, "212 orders", null, false],
  ["loses much trust", { rohit: -8 }, "", null, false],
  ["loses a little trust, and nothing else", { priya: -2 }, "", null, true],
  ["has a price that somebody respects", { priya: 3 }, "A late file", null, true],
  [
    "pleases somebody and is wrong, as its author says",
    { priya: 2 },
    "A wrong number",
    "wrong",
    false,
  ],
  ["makes somebody angry and is right, as its author says", { priya: -12 }, "", "right", true],
] as const)("what %s", (_, trust, cost, verdict, expected) => {
  expect(isWellDone({ trust, cost, verdict })).toBe(expected);
});
