import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./dates.ts";

test.each([
  [new Date(2026, 10, 5), "5 Nov 2026"],
  [new Date(2026, 8, 30), "30 Sep 2026"],
  [new Date(2027, 0, 1), "1 Jan 2027"],
])("writes %s as day, short month, year", (when, text) => {
  expect(formatDate(when)).toBe(text);
});

test("reads the moments the server sends", () => {
  expect(formatDate("2026-11-05T12:00:00.000Z")).toBe("5 Nov 2026");
});

test("writes the time with am and pm", () => {
  expect(formatDateTime(new Date(2026, 10, 5, 10, 30))).toMatch(/^5 Nov 2026, 10:30\sam$/);
});
