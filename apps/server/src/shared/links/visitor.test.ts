import { describe, expect, test } from "vitest";
import { deviceHash, hourOf, networkHashes, networkOf, providerOf } from "./visitor.ts";

const SECRET = "a secret for tests";
const HOUR = new Date("2026-11-21T10:00:00.000Z");
const SOMEBODY = { ip: "203.0.113.7", userAgent: "Firefox" };

describe("networkOf", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:1:2:3::", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("of %s is %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe("providerOf", () => {
  test.each([
    ["203.0.113.7", "203.0.113"],
    ["::ffff:203.0.113.7", "203.0.113"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
    ["2001:db8::1", "2001:db8:0"],
  ])("of %s is %s", (ip, range) => {
    expect(providerOf(ip)).toBe(range);
  });
});

describe("a mark", () => {
  test("is another for another device, link, hour, installation or purpose", () => {
    const later = new Date("2026-11-21T11:00:00.000Z");
    const marks = [
      deviceHash(SECRET, "a", HOUR, SOMEBODY),
      deviceHash(SECRET, "a", HOUR, { ...SOMEBODY, ip: "203.0.113.8" }),
      deviceHash(SECRET, "a", HOUR, { ...SOMEBODY, userAgent: "Chrome" }),
      deviceHash(SECRET, "b", HOUR, SOMEBODY),
      deviceHash(SECRET, "a", later, SOMEBODY),
      deviceHash("another secret", "a", HOUR, SOMEBODY),
      ...Object.values(networkHashes(SECRET, "a", SOMEBODY.ip)),
      ...Object.values(networkHashes(SECRET, "b", SOMEBODY.ip)),
    ];

    expect(new Set(marks).size).toBe(marks.length);
    expect(deviceHash(SECRET, "a", HOUR, { ...SOMEBODY })).toBe(marks[0]);
  });
});

test("an hour begins with its first millisecond", () => {
  expect(hourOf(new Date("2026-11-21T10:00:00.000Z"))).toEqual(HOUR);
  expect(hourOf(new Date("2026-11-21T10:59:59.999Z"))).toEqual(HOUR);
  expect(hourOf(new Date("2026-11-21T09:59:59.999Z"))).not.toEqual(HOUR);
});
