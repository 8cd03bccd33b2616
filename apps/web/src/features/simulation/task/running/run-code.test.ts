import type { CaseOutcome, RunOutcome } from "@taiyari/domain/practice";
import { expect, test } from "vitest";
import { runCode } from "./run-code.ts";

const TASK = {
  kind: "code",
  language: "javascript",
  file: "worker",
  function: "keyOf",
  cases: [
    { id: "first", title: "The first attempt", input: ["P-1", 1], output: "P-1" },
    { id: "second", title: "A second attempt has the same key", input: ["P-1", 2], output: "P-1" },
  ],
} as const;

const run = (outcome: RunOutcome) => runCode(async () => outcome, TASK, "code");

function returned(value: string): CaseOutcome {
  return { status: "returned", value, ms: 1, output: "" };
}

test("code that cannot be run says why, and passes nothing", async () => {
  const lost = await run({ status: "no-function", name: "keyOf", found: [] });
  expect(lost.trouble).toBe("There is no function keyOf. The cases call it by this name.");
  expect(lost.isUnknown).toBe(false);
  expect(lost.cases.map(({ isPassed }) => isPassed)).toEqual([false, false]);
  const failed = await run({ status: "runner-failed", message: "No line." });
  expect(failed.isUnknown).toBe(true);
});

test("each case says what was expected and what came", async () => {
  const { cases, trouble } = await run({
    status: "finished",
    ms: 2,
    output: "",
    isOutputCut: false,
    cases: [returned("P-1"), returned("P-1-2")],
  });
  expect(trouble).toBeNull();
  expect(cases).toEqual([
    expect.objectContaining({ id: "first", isPassed: true }),
    {
      id: "second",
      title: "A second attempt has the same key",
      isPassed: false,
      input: '"P-1", 2',
      expected: '"P-1"',
      given: '"P-1-2"',
    },
  ]);
});
