import { expect, test } from "vitest";
import { failuresText, runnerFailures, storyFailures, unitFailures } from "./test-failures.ts";

interface Attempt {
  readonly error?: { readonly message: string };
}

function spec(title: string, status: string, results: readonly Attempt[]) {
  return { title, file: "paper.spec.ts", line: 7, tests: [{ status, results }] };
}

const COUNTS = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };

test("of vitest's report: what failed, what passed at the second attempt, and a file that never ran", () => {
  const failures = unitFailures(
    {
      ...COUNTS,
      testResults: [
        {
          name: "/top/apps/a.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            { fullName: "adds", status: "passed", failureMessages: [] },
            { fullName: "waits", status: "passed", failureMessages: ["Error: too late"] },
            { fullName: "counts", status: "failed", failureMessages: ["Error: 1", "Error: 2"] },
          ],
        },
        { name: "/top/b.test.ts", status: "failed", message: "No module", assertionResults: [] },
      ],
    },
    "/top",
  );
  expect(failures).toEqual([
    { name: "apps/a.test.ts › waits", isFlaky: true, message: "Error: too late" },
    { name: "apps/a.test.ts › counts", isFlaky: false, message: "Error: 1" },
    { name: "b.test.ts", isFlaky: false, message: "No module" },
  ]);
});

test("of Playwright's report: the stories of suites in suites", () => {
  const failures = storyFailures({
    suites: [
      {
        specs: [spec("passes", "expected", [{}]), spec("fails", "unexpected", [{}])],
        suites: [{ specs: [spec("late", "flaky", [{ error: { message: "Late" } }, {}])] }],
      },
    ],
  });
  expect(failures).toEqual([
    { name: "e2e/paper.spec.ts:7 › fails", isFlaky: false, message: "" },
    { name: "e2e/paper.spec.ts:7 › late", isFlaky: true, message: "Late" },
  ]);
});

test("a runner that failed without a test that did is one, and no other", () => {
  const flaky = { name: "a", isFlaky: true, message: "" };
  expect(runnerFailures("server", 0, [])).toEqual([]);
  expect(runnerFailures("server", 1, [flaky, { ...flaky, isFlaky: false }])).toEqual([]);
  expect(runnerFailures("server", 1, [flaky])).toMatchObject([{ name: "server", isFlaky: false }]);
});

test("are told in a few lines each, without colours", () => {
  const message = [
    "\u001B[31mError: one\u001B[39m",
    "",
    ...Array.from({ length: 40 }, () => "at x"),
  ];
  const lines = failuresText([
    { name: "a › waits", isFlaky: true, message: message.join("\n") },
    { name: "a › counts", isFlaky: false, message: "" },
  ]).split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "Passed only at the second attempt: a › waits",
    "    Error: one",
  ]);
  expect(lines.join("\n")).not.toContain("node_modules");
  expect(lines.at(-1)).toBe("Failed: a › counts");
  expect(lines.length).toBeLessThan(16);
});
