import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isVersionDue, type ThinnableVersion, thinVersions } from "./thin-versions.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 12);

/** Snapshots made this many minutes ago, each called by its age. */
function aged(...minutes: readonly number[]): ThinnableVersion[] {
  return minutes.map((age) => ({ id: `${age}`, madeAt: NOW - age * MINUTE, name: "" }));
}

const versions = fc
  .array(
    fc.record({
      minutes: fc.oneof(fc.integer({ min: -10, max: 1600 }), fc.integer({ min: 0, max: 600_000 })),
      isNamed: fc.boolean(),
    }),
  )
  .map((list) =>
    list.map(({ minutes, isNamed }, i) => ({
      id: `v${i}`,
      madeAt: NOW - minutes * MINUTE,
      name: isNamed ? "Before the interview" : "",
    })),
  );

function left(list: readonly ThinnableVersion[], now = NOW): readonly ThinnableVersion[] {
  const gone = new Set(thinVersions(list, now));
  return list.filter(({ id }) => !gone.has(id));
}

describe("thinVersions", () => {
  test("deletes nothing of the last hour, nothing named, and nothing of a time that is none", () => {
    expect(thinVersions(aged(0, 1, 2, 3, 30, 59), NOW)).toEqual([]);
    const named = aged(3000, 3001, 3002).map((version) => ({ ...version, name: "Sent" }));
    expect(thinVersions(named, NOW)).toEqual([]);
    expect(thinVersions([{ id: "x", madeAt: new Date(Number.NaN), name: "" }], NOW)).toEqual([]);
    expect(thinVersions([], NOW)).toEqual([]);
  });

  test.each([
    { of: "every ten minutes", ages: [121, 125, 129, 131], gone: ["125", "129"] },
    { of: "every hour", ages: [1501, 1530, 1559, 1561], gone: ["1530", "1559"] },
    { of: "every day", ages: [14_401, 14_800, 15_119, 15_121], gone: ["14800", "15119"] },
  ])("keeps the newest of $of", ({ ages, gone }) => {
    expect(thinVersions(aged(...ages), NOW)).toEqual(gone);
  });

  test("keeps one for each week after 90 days", () => {
    const days = Array.from({ length: 28 }, (_, i) => 100 + i);
    const kept = left(aged(...days.map((day) => (day * DAY) / MINUTE)));
    expect(kept.length).toBeGreaterThanOrEqual(4);
    expect(kept.length).toBeLessThanOrEqual(5);
  });

  test("takes dates as well as milliseconds", () => {
    const list = aged(121, 125).map((version) => ({
      ...version,
      madeAt: new Date(version.madeAt),
    }));
    expect(thinVersions(list, new Date(NOW))).toEqual(["125"]);
  });

  test("never deletes the newest, nor anything named", () => {
    fc.assert(
      fc.property(versions, (list) => {
        const kept = left(list);
        const newest = Math.max(...list.map(({ madeAt }) => madeAt));
        expect(kept.some(({ madeAt }) => madeAt === newest)).toBe(list.length > 0);
        expect(kept.filter(({ name }) => name !== "")).toEqual(
          list.filter(({ name }) => name !== ""),
        );
      }),
    );
  });

  test("deletes nothing more the second time", () => {
    fc.assert(
      fc.property(versions, (list) => {
        expect(thinVersions(left(list), NOW)).toEqual([]);
      }),
    );
  });

  test("leaves no more when it ran in between than when it runs once", () => {
    fc.assert(
      fc.property(versions, fc.nat({ max: 60 }), (list, days) => {
        const later = NOW + days * DAY;
        const kept = new Set(left(list, later).map(({ id }) => id));
        const often = left(left(list), later);
        expect(often.filter(({ id }) => !kept.has(id))).toEqual([]);
      }),
    );
  });

  test("leaves at most 430 of a year in which one was made every five minutes", () => {
    const year = aged(...Array.from({ length: 105_120 }, (_, i) => i * 5));
    expect(left(year).length).toBeLessThan(430);
  });
});

describe("isVersionDue", () => {
  test("waits five minutes after the last", () => {
    expect(isVersionDue(NOW - 5 * MINUTE + 1, NOW)).toBe(false);
    expect(isVersionDue(NOW - 5 * MINUTE, NOW)).toBe(true);
    expect(isVersionDue(new Date(NOW), new Date(NOW))).toBe(false);
  });

  test("is due when there is none", () => {
    expect(isVersionDue(null, NOW)).toBe(true);
  });
});
