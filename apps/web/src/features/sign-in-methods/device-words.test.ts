import type { Device } from "@taiyari/contract";
import { expect, test } from "vitest";
import { activityWords, newSince } from "./device-words.ts";

const NOW = new Date("2026-11-12T19:50:00");

const iso = (local: string) => new Date(local).toISOString();

function device(given: Partial<Device>): Device {
  return {
    id: "a",
    browser: "Firefox",
    system: "Linux",
    kind: "computer",
    address: "103.21.58.4",
    signedInAt: iso("2026-10-02T09:00:00"),
    activeAt: iso("2026-11-12T19:41:00"),
    isThis: false,
    ...given,
  };
}

test.each([
  [{ activeAt: iso("2026-11-10T16:12:00") }, "10 Nov 2026, 4:12 pm, from 103.21.58.4"],
  [{}, "Today, 7:41 pm, from 103.21.58.4"],
  [{ activeAt: iso("2026-11-12T19:45:00") }, "Today, 7:45 pm, from 103.21.58.4"],
  [{ activeAt: iso("2026-11-12T19:45:01") }, "Active now, from 103.21.58.4"],
  [{ isThis: true }, "Active now, from 103.21.58.4"],
  [{ address: "" }, "Today, 7:41 pm"],
])("says when a device was active: %j", (given, words) => {
  expect(activityWords(device(given), NOW)).toBe(words);
});

const here = device({ id: "here", isThis: true, signedInAt: iso("2026-11-01T09:00:00") });

test.each([
  ["this one", here, here],
  ["one that was there before this one", device({}), here],
  ["one of more than a week ago", device({ signedInAt: iso("2026-11-05T19:49:00") }), here],
  [
    "any, where this one is not listed",
    device({ signedInAt: iso("2026-11-10T16:00:00") }),
    undefined,
  ],
])("calls %s not new", (_, one, at) => {
  expect(newSince(one, at, NOW)).toBeNull();
});

test("points out one that signed in after this one, within a week", () => {
  const one = device({ signedInAt: iso("2026-11-10T16:12:00") });
  expect(newSince(one, here, NOW)).toBe("New since 10 Nov");
});
