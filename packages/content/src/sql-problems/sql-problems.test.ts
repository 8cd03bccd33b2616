import { resolve } from "node:path";
import { DATA_SETS } from "@taiyari/domain/sql";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { checkSqlProblems } from "./check-sql-problems.ts";
import { loadSqlProblems } from "./load-sql-problems.ts";

const PROJECT = resolve(import.meta.dirname, "../../../..");
const CONTENT = resolve(PROJECT, "content");
const CACHE = resolve(PROJECT, "node_modules/.taiyari");
/** A problem's answers and mutants are run in some seconds, once for each change of it; databases may have to be made. */
const TIMEOUT_MS = 600_000;

const { problems, faults } = loadSqlProblems(CONTENT);

test.for(sampling.sampleOf(problems, 2).map(({ slug }) => slug))(
  "%s passes and fails as its author says, and its data finds each slip in the answer",
  { timeout: TIMEOUT_MS },
  async (only) => {
    const { checked } = await checkSqlProblems(CONTENT, { cache: CACHE, only, withMutants: true });
    expect(checked.flatMap((one) => one.faults)).toEqual([]);
    expect(checked[0]?.mutants?.made).toBeGreaterThan(0);
  },
);

describe("the problems", () => {
  test("can be read", () => {
    expect(faults).toEqual([]);
  });

  test("are as many for each data set, most of them easy or medium", () => {
    for (const { name } of DATA_SETS) {
      // Those that change rows bring their own.
      const own = problems.filter(
        ({ dataSet, exercise }) => dataSet === name && exercise.change === null,
      );
      const share = (level: string) =>
        own.filter(({ exercise }) => exercise.level === level).length / own.length;
      expect(own).toHaveLength(15);
      expect(share("easy")).toBeCloseTo(0.4);
      expect(share("hard")).toBeGreaterThan(0.1);
      expect(share("hard")).toBeLessThanOrEqual(0.2);
    }
  });

  test("tell in which order rows are to come", () => {
    const unsaid = problems.filter(
      ({ exercise }) => exercise.order.length === 0 && exercise.change === null,
    );
    expect(unsaid.map(({ slug }) => slug)).toEqual([]);
  });
});
