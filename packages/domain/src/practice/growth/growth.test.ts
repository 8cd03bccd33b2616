import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../../testing/index.ts";
import { durationOf, type GrowthClass, growthOf, type GrowthPoint } from "./growth.ts";

const SIZES = [4_000, 16_000, 64_000, 256_000];
const SMALL = [16, 18, 20, 22];

const TIMES: Readonly<Record<GrowthClass, (n: number) => number>> = {
  n: (n) => n,
  "n log n": (n) => n * Math.log2(n),
  "n²": (n) => n * n,
  "n³": (n) => n ** 3,
  "2ⁿ": (n) => 2 ** n,
};

/** Times of a class, `first` milliseconds for the smallest size, each off by a share. */
function times(
  name: GrowthClass,
  { first = 3, noise = [] as readonly number[] } = {},
): GrowthPoint[] {
  const sizes = name === "2ⁿ" ? SMALL : SIZES;
  const scale = first / TIMES[name](sizes[0] ?? 1);
  return sizes.map((n, at) => ({ n, ms: scale * TIMES[name](n) * (1 + (noise[at] ?? 0)) }));
}

describe("nothing is said", () => {
  test.each<readonly [string, readonly GrowthPoint[]]>([
    ["of two sizes", times("n²").slice(0, 2)],
    ["of times below the noise", times("n", { first: 0.001 })],
    ["of times that are all the same", SIZES.map((n) => ({ n, ms: 5 }))],
    ["of sizes that lie close together", [100, 150, 200, 250].map((n) => ({ n, ms: n * n }))],
    ["of times that follow no rule", SIZES.map((n, at) => ({ n, ms: [3, 900, 5, 70][at] ?? 0 }))],
    [
      "of times that bend, as of a machine that was busy for a while",
      [
        { n: 8_000, ms: 4.6 },
        { n: 32_000, ms: 98.6 },
        { n: 64_000, ms: 226.4 },
      ],
    ],
    ["of nothing", []],
  ])("%s", (_, points) => {
    expect(growthOf(points, 100_000)).toBeNull();
  });
});

test("the sentence has the class and what the asked size would take", () => {
  // 4,000 items in 64 ms: 100,000 take 625 times as long.
  expect(growthOf(times("n²", { first: 64 }), 100_000)?.sentence).toBe(
    "Your time grows like n²; 1,00,000 items would take about 40 s.",
  );
});

test("of several times of a size the least counts, where another one is near it", () => {
  const warm = times("n²").map(({ n, ms }) => ({ n, ms: ms * 30 }));
  const again = times("n²").map(({ n, ms }) => ({ n, ms: ms * 1.2 }));
  expect(growthOf([...warm, ...times("n²"), ...again], 100_000)?.class).toBe("n²");
  expect(growthOf([...warm, ...times("n²")], 100_000)).toBeNull();
});

test("lengths of time are rounded and said in the unit one thinks in", () => {
  expect([0.2, 15.4, 6_100, 190_000, 9e6, 9e8, 1e12].map(durationOf)).toEqual([
    "less than 1 ms",
    "about 15 ms",
    "about 6.1 s",
    "about 3.2 minutes",
    "about 2.5 hours",
    "about 10 days",
    "longer than a year",
  ]);
});

describe("whatever the machine adds", () => {
  const noise = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), {
    minLength: 4,
    maxLength: 4,
  });
  const first = fc.double({ min: 3, max: 200, noNaN: true });

  test.each<readonly [GrowthClass, readonly GrowthClass[]]>([
    ["n", ["n"]],
    ["n log n", ["n", "n log n"]],
    ["n²", ["n²"]],
    ["n³", ["n³"]],
    ["2ⁿ", ["2ⁿ"]],
  ])("up to a tenth, %s is never taken for another power", (name, allowed) => {
    fc.assert(
      fc.property(noise, first, (off, ms) => {
        const growth = growthOf(times(name, { first: ms, noise: off }), 100_000);
        expect([...allowed, undefined]).toContain(growth?.class);
      }),
      { numRuns: sampling.runsOf(150) },
    );
  });

  test("of a whole power, it is known and the time of any size is found", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("n" as const, "n²" as const, "n³" as const),
        first,
        fc.integer({ min: 1_000, max: 1_000_000 }),
        (name, ms, target) => {
          const growth = growthOf(times(name, { first: ms }), target);
          expect(growth?.class).toBe(name);
          const wanted = (ms * TIMES[name](target)) / TIMES[name](4_000);
          expect(growth?.predicted.ms).toBeCloseTo(wanted, -Math.floor(Math.log10(wanted)) + 3);
        },
      ),
      { numRuns: sampling.runsOf(150) },
    );
  });
});
