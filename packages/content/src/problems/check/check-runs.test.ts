import { expect, test } from "vitest";
import {
  CODE_LANGUAGES,
  type Problem,
  type Run,
  type RunOutcome,
  type WrongSolution,
} from "@taiyari/domain/practice";
import { checkRuns } from "./check-runs.ts";

/** What each code of these tests does with a number. The problem asks for the double. */
const CODES: Readonly<Record<string, (n: number) => number>> = {
  right: (n) => 2 * n,
  squares: (n) => n * n,
  "wrong at zero": (n) => (n === 0 ? 1 : 2 * n),
  "always seven": () => 7,
};

/** Takes as many milliseconds as `ms` says of the code. */
function runWith(ms: (code: string) => number): Run {
  return (request): Promise<RunOutcome> => {
    const { code } = request;
    if (request.kind !== "function") throw new Error("these problems are functions");
    if (code === "broken") {
      const error = { name: "SyntaxError", message: "no", line: 1, column: 1, trace: [] };
      return Promise.resolve({ status: "not-valid", error });
    }
    const answer = CODES[code];
    if (!answer) throw new Error(`no code “${code}”`);
    const each = ms(code) / request.cases.length;
    const cases = request.cases.map(({ input: [n] }) => {
      return { status: "returned", value: answer(Number(n)), ms: each, output: "" } as const;
    });
    const output = { output: "", isOutputCut: false };
    return Promise.resolve({ status: "finished", cases, ...output, ms: ms(code) });
  };
}

const given = (n: number) => ({
  input: { kind: "given", values: [n] } as const,
  expected: { kind: "value", value: 2 * n } as const,
});

function wrong(code: string, fails: WrongSolution["fails"]): WrongSolution {
  return {
    file: `wrong-${code.replaceAll(" ", "-")}.js`,
    language: "javascript",
    code,
    fails,
    because: "",
    note: null,
  };
}

const PROBLEM: Problem = {
  slug: "double",
  title: "Double",
  level: "easy",
  topics: ["arrays"],
  minutes: 10,
  skills: [],
  limitMs: 1000,
  style: {
    kind: "function",
    signature: {
      name: "double",
      parameters: [{ name: "n", type: "integer", about: null }],
      returns: "integer",
    },
    types: {},
  },
  checker: "exact",
  statement: [],
  limits: [],
  growth: null,
  hints: [],
  notice: [],
  say: "",
  cost: { time: "", space: "", why: "" },
  shown: [1, 2, 4].map((n) => {
    return { input: [n], expected: { kind: "value", value: 2 * n }, note: null };
  }),
  hidden: [
    { kind: "zero", title: "Zero", why: "", cases: [given(0)] },
    { kind: "others", title: "Others", why: "", cases: [given(3), given(5)] },
  ],
  worked: { javascript: "right", typescript: "right", python: "right" },
  other: [],
  wrong: [wrong("squares", ["others"]), wrong("wrong at zero", ["zero"])],
  inputs: null,
  checkerProgram: null,
};

async function said(change: Partial<Problem>, ms: (code: string) => number = () => 1) {
  const list: string[] = [];
  await checkRuns(
    runWith(ms),
    { ...PROBLEM, ...change },
    (file, text) => list.push(`${file}: ${text}`),
    { withTimes: true, languages: CODE_LANGUAGES },
  );
  return list.join("\n");
}

test.each<readonly [string, Partial<Problem>, string]>([
  [
    "a worked solution that is wrong",
    { worked: { javascript: "right", typescript: "wrong at zero", python: "right" } },
    "typescript.ts: kind zero, case 1: gave 1, and 0 is expected.",
  ],
  [
    "a solution in another style that is refused",
    { other: [{ file: "other.py", language: "python", code: "squares" }] },
    "other.py: shown case 1: gave 1, and 2 is expected.",
  ],
  [
    "a solution that does not parse",
    { other: [{ file: "other.py", language: "python", code: "broken" }] },
    "other.py: SyntaxError: no.",
  ],
  [
    "a wrong one that passes the kind it names",
    { wrong: [wrong("squares", ["zero"]), wrong("wrong at zero", ["zero"])] },
    "wrong-squares.js: passes every case of the kind “zero”. It fails shown cases, others.",
  ],
  [
    "a wrong one that is never right",
    { wrong: [wrong("always seven", ["zero"]), wrong("wrong at zero", ["zero"])] },
    "wrong-always-seven.js: passes no hidden case.",
  ],
  [
    "mistakes that the shown cases find alone",
    { wrong: [wrong("squares", ["others"])] },
    "problem.md: none of the wrong solutions passes the three shown cases",
  ],
  [
    "a slow one that is not slow",
    { wrong: [...PROBLEM.wrong, wrong("right", "slow")] },
    "wrong-right.js: is not stopped after 1000 ms, and its time grows no power faster",
  ],
  [
    "a slow one that is wrong besides",
    { wrong: [...PROBLEM.wrong, wrong("squares", "slow")] },
    "wrong-squares.js: shown case 1: gave 1, and 2 is expected. A slow solution is right.",
  ],
])("the check names %s", async (_, change, sentence) => {
  expect(await said(change)).toContain(sentence);
});

test("the check names a right solution that takes more than half of the limit", async () => {
  expect(await said({}, () => 700)).toContain(
    "python.py: takes 700 ms, more than half of the limit",
  );
});

test("the check says nothing of a problem that is as it should be", async () => {
  expect(await said({})).toBe("");
});
