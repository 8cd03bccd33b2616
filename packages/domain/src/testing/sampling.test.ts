import { describe, expect, test } from "vitest";
import { createSampling } from "./sampling.ts";

const CASES = Array.from({ length: 200 }, (_, index) => index);

const seeded = (seed: number) => createSampling({ TAIYARI_TEST_SEED: String(seed) });
const complete = createSampling({ TAIYARI_TEST_SEED: "7", TAIYARI_TEST_ALL: "1" });

describe("sampleOf", () => {
  const sampled = seeded(7).sampleOf(CASES, 40);

  test("chooses as many cases as it is told, each once, in their own order", () => {
    expect(sampled).toHaveLength(40);
    expect([...new Set(sampled)].toSorted((a, b) => a - b)).toEqual(sampled);
  });

  test("chooses the same for the same seed, others for another seed and another name", () => {
    expect(seeded(7).sampleOf(CASES, 40)).toEqual(sampled);
    expect(seeded(8).sampleOf(CASES, 40)).not.toEqual(sampled);
    expect(seeded(7).sampleOf(CASES, 40, "other")).not.toEqual(sampled);
  });

  test("leaves out no case for long: of two hundred, forty seeds choose each at least once", () => {
    const seeds = Array.from({ length: 40 }, (_, index) => seeded(index));
    const chosen = new Set(seeds.flatMap(({ sampleOf }) => sampleOf(CASES, 40)));
    expect(chosen.size).toBe(CASES.length);
  });

  test("gives all of them under --all, and where there are no more", () => {
    expect(complete.sampleOf(CASES, 40)).toEqual(CASES);
    expect(seeded(7).sampleOf(CASES, 200)).toEqual(CASES);
  });
});

test.each([
  { all: 1_000, sampled: 250 },
  { all: 30, sampled: 12 },
  { all: 5, sampled: 5 },
])("of $all runs of a property $sampled are made, and all of them under --all", (given) => {
  expect(seeded(7).runsOf(given.all)).toBe(given.sampled);
  expect(complete.runsOf(given.all)).toBe(given.all);
});

test("a failure names the command that chooses the same cases", () => {
  expect(seeded(4711).repeat).toContain("npm test -- --seed 4711");
});
