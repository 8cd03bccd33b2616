import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.ts";
import { ROOT, run } from "./run.ts";
import { samplingEnvironment } from "./sampling.ts";
import { chooseTests, type TestChoice } from "./test-choice.ts";
import {
  failuresText,
  runnerFailures,
  storyFailures,
  type StoryReport,
  type TestFailure,
  unitFailures,
  type UnitReport,
} from "./test-failures.ts";

/**
 * `npm test`: unit and server tests, then the stories in a browser against a build of these sources.
 *
 *   npm test -- sign-up     only files with these words in their path, and only what they need is built and started
 *   npm test -- --seed 42   of matrices and properties the cases that this seed chooses; otherwise those of the commit
 *   npm test -- --all       all cases
 *   npm run test:unit       neither stories, nor the server on its database, nor PostgreSQL in WebAssembly: what needs its own process only
 */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed, what did so at the second attempt. */
  flaky: number;
}

/**
 * Projects of vitest.config.ts by the process they run in, and the processes of a lane one after the other. Tests of
 * processes mostly wait for a start, so that a third lane costs two cores little. PostgreSQL in WebAssembly has a process of
 * its own: one that ran it after the server's tests ended once without a report. It takes one core at a time, so it is not
 * what the whole run ends with.
 */
const UNIT_LANES = [[["server"]], [["sql-engine"], ["unit", "web"]], [["processes"]]] as const;
const UNIT_ONLY = [[["unit"]], [["web"]]] as const;

const count: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failures: TestFailure[] = [];
const choice = chosen();
process.env["TAIYARI_TEST_ALL"] = choice.isComplete ? "1" : "";
if (choice.seed !== null) process.env["TAIYARI_TEST_SEED"] = String(choice.seed);
const sampling = samplingEnvironment();
Object.assign(process.env, sampling);
const seed = sampling["TAIYARI_TEST_SEED"];
console.log(
  choice.isComplete
    ? `All cases are run; properties start from seed ${seed}.`
    : `Of matrices and properties the cases of seed ${seed} are run; npm test -- --all runs all.`,
);

const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-test-"));
// Programs that tests start find compiled what another start of them has run: a third of a second each.
process.env["NODE_COMPILE_CACHE"] = path.join(folder, "compiled");
const [unit, stories] = await runAll();
await rm(folder, { recursive: true, force: true });
if (unit !== 0 || stories !== 0) {
  const all = choice.isComplete ? " --all" : "";
  console.log(`To repeat with the same cases: npm test --${all} --seed ${seed} [NAME]`);
}
if (failures.length > 0) console.log(failuresText(failures));
if (count.flaky > 0) console.log(`${count.flaky} passed only at the second attempt`);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = unit === 0 && stories === 0 ? 0 : 1;

function chosen(): TestChoice {
  try {
    return chooseTests(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/**
 * Stories begin when their product is built, beside the unit tests: both wait for processes and pages half of their time.
 *
 * @returns the exit codes of the unit tests and of the stories
 */
function runAll(): Promise<readonly [unit: number, stories: number]> {
  return Promise.all([choice.unit.length > 0 ? runUnitTests() : 0, prepareAndRunStories()]);
}

async function prepareAndRunStories(): Promise<number> {
  if (choice.stories.length === 0) return 0;
  const browser = await prepareStories();
  if (browser !== null) return runStories(browser);
  failures.push(...runnerFailures("the build and the browser of the stories", 1, []));
  return 1;
}

/** @returns the browser's program; null when there is none, or nothing to show it */
async function prepareStories(): Promise<string | null> {
  const builds = choice.needsProduct
    ? run("node", ["tools/prepare.mjs", "start"], { live: true })
    : null;
  const browser = await findBrowser().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return null;
  });
  const built = await builds;
  return built === null || built.code === 0 ? browser : null;
}

async function runUnitTests(): Promise<number> {
  const lanes = choice.isUnitOnly ? UNIT_ONLY : UNIT_LANES;
  const codes = await Promise.all(lanes.map(runLane));
  return Math.max(...codes);
}

async function runLane(lane: readonly (readonly string[])[]): Promise<number> {
  let code = 0;
  // oxlint-disable-next-line no-await-in-loop -- a lane is one after the other
  for (const projects of lane) code = Math.max(code, await runProjects(projects));
  return code;
}

async function runProjects(projects: readonly string[]): Promise<number> {
  const first = await runVitest(projects);
  // It looks for its files while the build takes folders away, and once found none of them. Some there are: without words all are run.
  const found = first.total > 0 || choice.words.length > 0 ? first : await runVitest(projects);
  failures.push(
    ...found.failures,
    ...runnerFailures(projects.join(", "), found.code, found.failures),
  );
  count.flaky += found.failures.filter(({ isFlaky }) => isFlaky).length;
  count.passed += found.passed;
  count.failed += found.failed;
  count.skipped += found.skipped;
  if (found.total > 0 || choice.words.length > 0) return found.code;
  console.error(`No test of ${projects.join(", ")} was found.`);
  return 1;
}

interface VitestRun {
  readonly code: number;
  readonly total: number;
  readonly failures: readonly TestFailure[];
}

async function runVitest(projects: readonly string[]): Promise<Omit<Count, "flaky"> & VitestRun> {
  const report = path.join(folder, `${projects.join("-")}.json`);
  const files = choice.words.length > 0 ? choice.unit : [];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run(
    "vitest",
    [
      "run",
      "--passWithNoTests",
      ...reporters,
      ...projects.map((name) => `--project=${name}`),
      ...files,
    ],
    { live: true },
  );
  const result = await readReport<UnitReport>(report);
  if (!result) return { code: 1, passed: 0, failed: 0, skipped: 0, total: 0, failures: [] };
  const [passed, failed, skipped] = [
    result.numPassedTests,
    result.numFailedTests,
    result.numPendingTests,
  ];
  const total = passed + failed + skipped;
  return { code, passed, failed, skipped, total, failures: unitFailures(result, ROOT) };
}

async function runStories(program: string): Promise<number> {
  const report = path.join(folder, "stories.json");
  const trace = choice.words.length > 0 ? ["--trace", "retain-on-failure"] : [];
  const { code } = await run("playwright", ["test", ...trace, ...choice.stories], {
    live: true,
    env: {
      CHROMIUM: program,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      TAIYARI_WITHOUT_PRODUCT: choice.needsProduct ? "" : "1",
    },
  });
  const result = await readReport<StoryReport>(report);
  const found = result ? storyFailures(result) : [];
  failures.push(...found, ...runnerFailures("stories", result ? code : 1, found));
  if (!result) return 1;
  const { stats } = result;
  count.passed += stats.expected + stats.flaky;
  count.failed += stats.unexpected;
  count.flaky += stats.flaky;
  count.skipped += stats.skipped;
  return code;
}

/** What a runner wrote; null when it was ended before that. */
async function readReport<Report>(file: string): Promise<Report | null> {
  return readFile(file, "utf8").then(JSON.parse, () => null);
}
