import { expect, test } from "vitest";
import { timeAgo } from "./ago.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

test.each([
  ["2026-11-20T12:00:05.000Z", "just now"],
  ["2026-11-20T11:59:30.000Z", "just now"],
  ["2026-11-20T11:55:00.000Z", "5 min ago"],
  ["2026-11-20T10:00:00.000Z", "2 h ago"],
  ["2026-11-19T11:00:00.000Z", "yesterday"],
  ["2026-11-17T11:00:00.000Z", "3 days ago"],
  ["2026-11-05T12:00:00.000Z", "on 5 Nov 2026"],
])("says of %s: %s", (when, words) => {
  expect(timeAgo(when, NOW)).toBe(words);
});
