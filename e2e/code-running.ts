import path from "node:path";
import { test } from "@playwright/test";
import { openRunner, type OpenRunner } from "@taiyari/code-runner/node";
import type { CaseOutcome, RunOutcome, Value } from "@taiyari/domain/practice";
import { findBrowser } from "../tools/browser.ts";

/** The runner of the page, driven as the command line does. Screens that use it have stories of their own. */
export let runner: OpenRunner;

/** Opens one for the stories of a file, which run one after the other. */
export function withRunner(): void {
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    const root = path.join(import.meta.dirname, "..");
    runner = await openRunner({ program: await findBrowser(), root });
  });
  test.afterAll(() => runner.close());
}

type FrameLanguage = "javascript" | "typescript" | "python";

export function program(language: FrameLanguage, code: string, stdin = ""): Promise<RunOutcome> {
  return runner.run({ kind: "program", language, code, stdin });
}

export function calls(
  language: FrameLanguage,
  code: string,
  inputs: readonly (readonly Value[])[],
  limitMs?: number,
): Promise<RunOutcome> {
  const cases = inputs.map((input) => ({ input }));
  const limit = limitMs === undefined ? {} : { limitMs };
  return runner.run({ kind: "function", language, code, name: "f", cases, ...limit });
}

export async function printed(language: FrameLanguage, code: string, stdin = ""): Promise<string> {
  const outcome = await program(language, code, stdin);
  return "output" in outcome ? outcome.output : JSON.stringify(outcome);
}

export function casesOf(outcome: RunOutcome): readonly CaseOutcome[] {
  return "cases" in outcome ? outcome.cases : [];
}

/** What the function returned for each of the inputs. */
export async function returned(
  language: FrameLanguage,
  code: string,
  ...inputs: readonly (readonly Value[])[]
): Promise<unknown[]> {
  const outcome = await calls(language, code, inputs);
  const cases = casesOf(outcome);
  if (cases.length === 0) return [outcome];
  return cases.map((each) => (each.status === "returned" ? each.value : each));
}
