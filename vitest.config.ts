import { defineConfig } from "vitest/config";
import { samplingEnvironment } from "./tools/sampling.ts";

const TIMEOUT_MS = 120_000;

/** Tests that start the server, or its command line, as processes of their own. */
const PROCESSES = [
  "apps/server/src/main.test.ts",
  "apps/server/src/commands/*.test.ts",
  "apps/server/src/outages/*.test.ts",
];
/** Tests that start PostgreSQL in WebAssembly, which each take seconds of a processor. */
const SQL_ENGINE = [
  "packages/sql-engine/src/**/*.test.ts",
  "packages/content/src/courses/check/*.test.ts",
  "packages/content/src/courses/check-questions.test.ts",
  "packages/content/src/sql-problems/*.test.ts",
  "packages/content/src/data-sets/**/*.test.ts",
];
/** Each of them waits for several starts of a process. */
const PROCESSES_TIMEOUT_MS = 300_000;

/** As of stories: one that waits for a process or a database is run once more, and reported when it passes only then. */
const RETRIES_OF_PROCESSES = 1;

/** Browser stories are Playwright's (`playwright.config.ts`); everything else runs here. */
export default defineConfig({
  test: {
    // No test is one of speed: on a machine that is busy, or slow, each takes as long as it needs.
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    expect: { poll: { timeout: TIMEOUT_MS / 2 } },
    env: samplingEnvironment(),
    setupFiles: ["tools/fast-check.setup.ts"],
    // A worker runs file after file: a fresh one for each took longer than the tests themselves.
    pool: "threads",
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: SQL_ENGINE,
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "sql-engine",
          include: SQL_ENGINE,
          environment: "node",
          retry: RETRIES_OF_PROCESSES,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          exclude: PROCESSES,
          environment: "node",
          retry: RETRIES_OF_PROCESSES,
          // The longest lane of a whole run: with one, it went on alone while the other processor had nothing to do.
          maxWorkers: 2,
          globalSetup: ["apps/server/src/testing/postgres.setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          include: PROCESSES,
          testTimeout: PROCESSES_TIMEOUT_MS,
          hookTimeout: PROCESSES_TIMEOUT_MS,
          retry: RETRIES_OF_PROCESSES,
          environment: "node",
          globalSetup: ["apps/server/src/testing/postgres.setup.ts", "tools/installation.setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["apps/web/src/testing/setup.ts"],
          // The one style sheet that a test reads.
          css: { include: [/tokens\.css/] },
        },
      },
    ],
  },
});
