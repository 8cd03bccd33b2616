import { expect, test } from "vitest";
import { isBeforeSummary, summarySunday } from "./weekly-summary.ts";

test.each([
  { at: "2026-11-22T13:29:00Z", local: "Sunday 6:59 pm", sunday: null },
  { at: "2026-11-22T13:30:00Z", local: "Sunday 7:00 pm", sunday: "2026-11-22" },
  { at: "2026-11-23T13:29:00Z", local: "Monday 6:59 pm", sunday: "2026-11-22" },
  { at: "2026-11-23T13:30:00Z", local: "Monday 7:00 pm", sunday: null },
  { at: "2026-11-21T20:00:00Z", local: "Sunday 1:30 am", sunday: null },
])("gives $sunday in India at $local", ({ at, sunday }) => {
  expect(summarySunday(new Date(at), "Asia/Kolkata")).toBe(sunday);
});

test("follows the evening of the place", () => {
  const noonInLondon = new Date("2026-11-22T12:00:00Z");
  expect(summarySunday(noonInLondon, "Pacific/Auckland")).toBe("2026-11-22");
  expect(summarySunday(noonInLondon, "America/New_York")).toBeNull();
});

function isBefore(at: string): boolean {
  return isBeforeSummary(new Date(at), "2026-11-22", "Asia/Kolkata");
}

test("knows a moment before the summary of a Sunday from one after", () => {
  expect(isBefore("2026-11-22T13:29:00Z")).toBe(true);
  expect(isBefore("2026-11-22T13:30:00Z")).toBe(false);
  expect(isBefore("2026-11-23T00:00:00Z")).toBe(false);
});
