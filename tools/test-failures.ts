import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that failed, or that passed only at the second attempt. */
export interface TestFailure {
  /** Its file, from the top folder, and its titles. */
  readonly name: string;
  readonly isFlaky: boolean;
  /** What the first attempt that failed said; empty when it said nothing. */
  readonly message: string;
}

/** Of vitest's JSON report, what is read. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run at all; empty otherwise. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Of Playwright's JSON report, what is read. */
export interface StoryReport {
  readonly stats: Readonly<Record<"expected" | "flaky" | "unexpected" | "skipped", number>>;
  readonly suites: readonly StorySuite[];
}
interface StorySuite {
  readonly suites?: readonly StorySuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** A test keeps what its first attempt said also when the second passed. */
export function unitFailures(report: UnitReport, root: string): TestFailure[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const tests = file.assertionResults
      .filter(({ status, failureMessages }) => status === "failed" || failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        isFlaky: status === "passed",
        message: failureMessages[0] ?? "",
      }));
    const isBroken = file.status === "failed" && tests.every((test) => test.isFlaky);
    return isBroken ? [{ name, isFlaky: false, message: file.message }, ...tests] : tests;
  });
}

export function storyFailures({ suites }: Pick<StoryReport, "suites">): TestFailure[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => ({
          name: `e2e/${file}:${line} › ${title}`,
          isFlaky: status === "flaky",
          message: results.find(({ error }) => error)?.error?.message ?? "",
        })),
    ),
    ...storyFailures({ suites: suite.suites ?? [] }),
  ]);
}

/**
 * A runner can fail while none of its tests did: an error outside of a test, a process that crashed.
 *
 * @param name  of the runner
 * @returns     nothing when it ended well, or when its tests say why it did not
 */
export function runnerFailures(
  name: string,
  code: number,
  found: readonly TestFailure[],
): TestFailure[] {
  if (code === 0 || found.some(({ isFlaky }) => !isFlaky)) return [];
  const message = `It ended with exit code ${code} and names no test. What it printed above says why.`;
  return [{ name, isFlaky: false, message }];
}

const MESSAGE_LINES = 12;

/** The failures in a few lines each: who reads only the end of a long output learns what failed, and why. */
export function failuresText(failures: readonly TestFailure[]): string {
  return failures
    .map(({ name, isFlaky, message }) => {
      const lines = stripVTControlCharacters(message)
        .split("\n")
        .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
        .slice(0, MESSAGE_LINES);
      const title = `${isFlaky ? "Passed only at the second attempt" : "Failed"}: ${name}`;
      return [title, ...lines.map((line) => `    ${line}`)].join("\n");
    })
    .join("\n");
}
