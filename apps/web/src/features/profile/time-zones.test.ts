import { isTimeZone } from "@taiyari/domain/account";
import { expect, test } from "vitest";
import { zoneChoices, zoneLabel } from "./time-zones.ts";

const NOVEMBER = new Date("2026-11-23T12:00:00Z");

test("lists every zone once, India first, each with a name of its own and one the server takes", () => {
  const choices = zoneChoices(NOVEMBER);
  const zones = choices.map(({ zone }) => zone);
  expect(zones[0]).toBe("Asia/Kolkata");
  expect(zones).not.toContain("Asia/Calcutta");
  expect(new Set(zones).size).toBe(zones.length);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(zones.length);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test.each([
  ["Asia/Kolkata", "India, IST"],
  ["Asia/Dubai", "Dubai, GMT+4"],
  ["America/New_York", "New York, GMT-5"],
  ["America/Indiana/Knox", "Knox, Indiana, GMT-6"],
])("calls %s %s", (zone, label) => {
  expect(zoneLabel(zone, NOVEMBER)).toBe(label);
});
