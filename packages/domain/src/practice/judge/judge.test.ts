import { describe, expect, test } from "vitest";
import type { HiddenCases } from "../compiled.ts";
import type { Value } from "../value.ts";
import { digestOf } from "./digest.ts";
import { judge, type Judgeable } from "./judge.ts";
import { runOf } from "./testing/run-table.ts";
import type { Judged, Verdict } from "./verdict.ts";

/** The double of a number. */
const PROBLEM: Judgeable = {
  style: {
    kind: "function",
    signature: {
      name: "doubleOf",
      parameters: [{ name: "n", type: "integer", about: null }],
      returns: "integer",
    },
    types: {},
  },
  limitMs: 3000,
  checker: "exact",
  checkerProgram: null,
  shown: [
    { input: [1], expected: { kind: "value", value: 2 }, note: null },
    { input: [2], expected: { kind: "value", value: 4 }, note: null },
  ],
};

const given = (n: number) => ({
  input: { kind: "given", values: [n] } as const,
  expected: { kind: "value", value: 2 * n } as const,
});
const squares = [1, 4, 0, 9, 25].map((each) => digestOf(each));

const HIDDEN: HiddenCases = {
  kinds: [
    { kind: "zero", title: "Zero", why: "Zero stays zero.", cases: [given(0)] },
    { kind: "large", title: "Large numbers", why: "They grow.", cases: [given(3), given(5)] },
  ],
  inputs: null,
  mistakes: [{ digests: squares, because: "the number is squared", note: "Look at 3." }],
};

const attempt = { language: "python", code: "" } as const;
const submit = async (call: (n: number) => Value, failedBefore = 0) =>
  asJudged(
    await judge(
      runOf(([n]) => call(Number(n))),
      PROBLEM,
      attempt,
      { hidden: HIDDEN, failedBefore },
    ),
  );

function asJudged(verdict: Verdict): Judged {
  if (!("cases" in verdict)) throw new Error(`not judged: ${verdict.status}`);
  return verdict;
}

describe("a submission", () => {
  test("that makes a known mistake is told which", async () => {
    const verdict = await submit((n) => n * n);
    expect(verdict).toMatchObject({
      status: "failed",
      title: "2 of 5 pass",
      sentence: "Three fail, all by one mistake: the number is squared.",
      note: "Look at 3.",
      opensAfter: 2,
    });
    expect(verdict.kinds.map(({ kind, passed }) => [kind, passed])).toEqual([
      ["large", 0],
      ["zero", 1],
    ]);
  });

  test("withholds hidden cases that fail, until three submissions failed", async () => {
    const [first, third] = [await submit((n) => n), await submit((n) => n, 2)];
    const locked = first.cases[3];
    expect(locked).toMatchObject({ isLocked: true, input: null, actual: null, difference: null });
    expect(first.cases[0]).toMatchObject({ isLocked: false, input: [1], expected: 2, actual: 1 });
    expect(third.opensAfter).toBe(0);
    expect(third.cases[3]).toMatchObject({ isLocked: false, input: [3], expected: 6, actual: 3 });
  });

  test("says what failing cases have in common and where they stand", async () => {
    expect((await submit((n) => (n > 2 ? `${2 * n}` : 2 * n))).sentence).toBe(
      "Two fail: a value of another type is given back, in “Large numbers”.",
    );
    expect((await submit(() => ({ $kind: "undefined" }))).sentence).toBe(
      "Five fail: nothing is given back, in the shown cases, “Zero” and “Large numbers”.",
    );
    expect((await submit((n) => (n === 0 ? 7 : 2 * n))).sentence).toBe("One fails in “Zero”.");
  });

  test("that throws keeps the error and its line", async () => {
    const verdict = await submit((n) => {
      if (n > 2) throw new TypeError("no such number");
      return 2 * n;
    });
    expect(verdict.sentence).toBe("Two fail, with TypeError: no such number in line 3.");
    expect(verdict.cases.map(({ state }) => state)).toEqual([
      "passed",
      "passed",
      "passed",
      "threw",
      "threw",
    ]);
  });

  test("that is right passes, and says nothing more", async () => {
    expect(await submit((n) => n + n)).toMatchObject({
      status: "passed",
      title: "5 of 5 pass",
      sentence: "",
      opensAfter: 0,
    });
  });
});

test("values that belong to the shown cases alone do not pass", async () => {
  const byHeart = new Map([
    [1, 2],
    [2, 4],
  ]);
  const verdict = await submit((n) => byHeart.get(n) ?? 0);
  expect([verdict.status, verdict.passed]).toEqual(["failed", 3]);
});

test("a run of the shown cases knows nothing of the hidden ones", async () => {
  const run = runOf(([n]) => 2 * Number(n));
  const verdict = asJudged(await judge(run, PROBLEM, attempt, { hidden: null, failedBefore: 0 }));
  expect(verdict).toMatchObject({ status: "passed", total: 2, kinds: [] });
});

test("a run that was stopped says where, that it was right until then, and what did not run", async () => {
  const cases = [2, 4, 0].map(
    (value) => ({ status: "returned", value, ms: 1, output: "" }) as const,
  );
  const verdict = await judge(
    () =>
      Promise.resolve({
        status: "timed-out",
        limitMs: 3000,
        cases: [...cases, { status: "not-run" }, { status: "not-run" }],
        output: "",
        isOutputCut: false,
      }),
    PROBLEM,
    attempt,
    { hidden: HIDDEN, failedBefore: 0 },
  );
  expect(verdict).toMatchObject({
    status: "timed-out",
    title: "3 of 5 pass, one ran out of time",
    sentence:
      "Your code was right each time it finished. It was stopped after 3 s in “Large numbers”. One case after it did not run.",
  });
  expect(asJudged(verdict).cases.map(({ state }) => state)).toEqual([
    "passed",
    "passed",
    "passed",
    "timed-out",
    "not-run",
  ]);
});

test("a checker of the problem's own says what is wrong, and its failure is not the person's", async () => {
  const problem = { ...PROBLEM, checker: "custom", checkerProgram: "check" } as const;
  const judged = (answer: Value) =>
    judge(
      runOf((input, request) => (request.language === "python" ? (input[0] ?? null) : answer)),
      problem,
      attempt,
      { hidden: null, failedBefore: 0 },
    );
  expect(asJudged(await judged("It has to be even.")).cases[0]).toMatchObject({
    state: "failed",
    complaint: "It has to be even.",
  });
  expect(await judged(17)).toMatchObject({ status: "runner-failed" });
  expect(await judged(true)).toMatchObject({ status: "passed" });
});
