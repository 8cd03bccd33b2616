import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { judge, type Judged, type Problem } from "@taiyari/domain/practice";
import { loadProblem } from "../load-problem.ts";
import { runPlain } from "../plain/run-plain.ts";
import { compileProblem, type CompiledProblem } from "./compile-problem.ts";
import { readOutcomes, workOut, writeOutcomes } from "./outcomes.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../../content");

function open(slug: string): Problem {
  const { problem } = loadProblem(CONTENT, slug);
  if (!problem) throw new Error(`${slug} cannot be read`);
  return problem;
}

async function compiled(problem: Problem): Promise<CompiledProblem> {
  const made = await workOut(runPlain, problem);
  if (!made.ok) throw new Error(made.problem);
  return compileProblem(problem, made.value);
}

describe("two items for one voucher", () => {
  const source = open("two-items-for-one-voucher");
  let problem: CompiledProblem;
  beforeAll(async () => {
    problem = await compiled(source);
  });

  async function submit(file: string): Promise<Judged> {
    const { language, code } = source.wrong.find((wrong) => wrong.file === file)!;
    const options = { hidden: problem.hidden, failedBefore: 0 };
    return (await judge(runPlain, problem.learner, { language, code }, options)) as Judged;
  }

  test("tells a learner nothing of hidden cases and solutions", () => {
    const text = JSON.stringify(problem.learner);
    expect(text).not.toContain("900,20,480");
    expect(text).not.toContain("setdefault");
    expect(problem.learner.hiddenKinds[0]).toEqual({
      kind: "half-voucher",
      title: "Half the voucher",
      count: 2,
    });
  });

  test("begins with the signature in each language", () => {
    expect(problem.learner.starters).toEqual({
      javascript:
        "export function spendExactly(prices, voucher) {\n  // prices: whole rupees, in the order of the cart\n  \n}\n",
      typescript:
        "export function spendExactly(prices: number[], voucher: number): number[] {\n  // prices: whole rupees, in the order of the cart\n  \n}\n",
      python:
        "def spend_exactly(prices: list[int], voucher: int) -> list[int]:\n    # prices: whole rupees, in the order of the cart\n    pass\n",
    });
  });

  test("recognises the mistake of a wrong solution, also in another language", async () => {
    expect(await submit("wrong-pays-twice.js")).toMatchObject({
      sentence: expect.stringContaining("one mistake: an item pays twice."),
    });
    const code = [
      "def spend_exactly(prices, voucher):",
      "    last = {price: place for place, price in enumerate(prices)}",
      "    for place, price in enumerate(prices):",
      "        if voucher - price in last:",
      "            return [place, last[voucher - price]]",
      "    return []",
    ].join("\n");
    const verdict = await judge(
      runPlain,
      problem.learner,
      { language: "python", code },
      { hidden: problem.hidden, failedBefore: 0 },
    );
    expect(verdict).toMatchObject({
      sentence: expect.stringContaining("one mistake: an item pays twice."),
    });
  });

  test("stops a loop in a loop in the large case, and passes all others", async () => {
    const slow = source.wrong.find(({ fails }) => fails === "slow")!;
    const options = { hidden: problem.hidden, failedBefore: 0 };
    const hurried = { ...problem.learner, limitMs: 300 };
    const verdict = (await judge(runPlain, hurried, slow, options)) as Judged;
    expect(verdict.status).toBe("timed-out");
    expect(verdict.cases.map(({ state }) => state).filter((state) => state !== "passed")).toEqual([
      "timed-out",
    ]);
    expect(verdict.cases.at(-1)).toMatchObject({ size: 100_000, input: null });
  });

  test("passes every solution of its author's", async () => {
    const solutions = [
      { language: "python", code: problem.worked.solutions.python } as const,
      ...problem.worked.other,
    ];
    for (const solution of solutions) {
      // oxlint-disable-next-line no-await-in-loop -- one process at a time
      const verdict = await judge(runPlain, problem.learner, solution, {
        hidden: problem.hidden,
        failedBefore: 0,
      });
      expect(verdict).toMatchObject({ status: "passed", passed: 17 });
    }
  });
});

test("a program's output is computed, kept and compared as it is printed", async () => {
  const source = open("tea-stall-day-book");
  const { hidden, learner } = await compiled(source);
  const large = hidden.kinds.find(({ kind }) => kind === "large")?.cases[0];
  expect(large?.expected).toMatchObject({
    kind: "value",
    value: expect.stringMatching(/^Items;100000\nBest;Item \w+;\d+\.\d\d\nTotal;\d+\.\d\d$/u),
  });
  const wrong = source.wrong.find(({ file }) => file === "wrong-lost-paise.js")!;
  const verdict = await judge(runPlain, learner, wrong, { hidden, failedBefore: 3 });
  expect(verdict).toMatchObject({
    sentence: expect.stringContaining("mistake: paise are cut off instead of rounded."),
  });
});

test("outcomes that were written are read again, unless the problem is another one by then", async () => {
  const problem = open("two-items-for-one-voucher");
  const made = await workOut(runPlain, problem);
  if (!made.ok) throw new Error(made.problem);
  const text = writeOutcomes(made.value);
  expect(readOutcomes({ ...problem, inputs: "" }, text)).toBeNull();
  expect(readOutcomes(problem, text.slice(1))).toBeNull();
  expect(readOutcomes(problem, null)).toBeNull();
  expect(readOutcomes(problem, text)).toEqual(made.value);
});
