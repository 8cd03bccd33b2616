import { expect, test } from "vitest";
import { greetingAt, longDate } from "./greeting.ts";

const at = (time: string) => Date.parse(`2026-11-05T${time}+05:30`);

test.each([
  ["03:59", "Good evening"],
  ["04:00", "Good morning"],
  ["11:59", "Good morning"],
  ["12:00", "Good afternoon"],
  ["16:59", "Good afternoon"],
  ["17:00", "Good evening"],
  ["23:30", "Good evening"],
])("says at %s in India %s", (time, greeting) => {
  expect(greetingAt(at(time), "Asia/Kolkata")).toBe(greeting);
});

test("goes by the clock of the zone, not of the machine", () => {
  expect(greetingAt(at("06:00"), "America/New_York")).toBe("Good evening");
  expect(longDate(at("02:00"), "America/New_York")).toBe("Wednesday, 4 Nov 2026");
  expect(longDate(at("02:00"), "Asia/Kolkata")).toBe("Thursday, 5 Nov 2026");
});
