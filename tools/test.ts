import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.ts";
import { run } from "./run.ts";

/**
 * `npm test`: unit and server tests, then the stories in a browser against a build of these sources.
 * Words given after `--` choose files: `npm test -- sign-up`.
 */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const chosen = process.argv.slice(2);
const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-test-"));
const count: Count = { passed: 0, failed: 0, skipped: 0 };

const browser = await findBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return null;
});

const builds = run("node", ["tools/prepare.mjs", "start"], { live: true });
const unit = await runUnitTests(path.join(folder, "unit.json"));
const built = await builds;
const stories =
  browser && built.code === 0 ? await runStories(browser, path.join(folder, "stories.json")) : 1;

await rm(folder, { recursive: true, force: true });
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = unit === 0 && stories === 0 ? 0 : 1;

async function runUnitTests(report: string): Promise<number> {
  const { code } = await run(
    "vitest",
    [
      "run",
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...chosen,
    ],
    { live: true },
  );
  const result = JSON.parse(await readFile(report, "utf8"));
  count.passed += result.numPassedTests;
  count.failed += result.numFailedTests;
  count.skipped += result.numPendingTests;
  return code;
}

async function runStories(program: string, report: string): Promise<number> {
  const { code } = await run("playwright", ["test", "--pass-with-no-tests", ...chosen], {
    live: true,
    env: { CHROMIUM: program, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = JSON.parse(await readFile(report, "utf8"));
  count.passed += stats.expected + stats.flaky;
  count.failed += stats.unexpected;
  count.skipped += stats.skipped;
  return code;
}
