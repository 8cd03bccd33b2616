import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./tools/browser.ts";

/** Stories in a real browser against the built product, started once on a free port with a folder of its own. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/start-product.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // More than processors: much of a story is waiting, for speech, for what is saved, for a line that comes back.
  workers: 4,
  // A story that fails is run once more in a browser of its own; one that passes only then is reported as flaky.
  retries: 1,
  // Long enough for a machine that is very busy, or slow: no story is one of speed.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  use: {
    // Known once start-product.ts has run; each worker reads this file again after that.
    baseURL: process.env["TAIYARI_URL"] ?? "",
    // A trace costs half as much again as its story: `npm test -- NAME` keeps those of stories that fail, whole runs none.
    trace: "off",
    screenshot: "only-on-failure",
    // Only the stories that are about it have one: it would answer what other stories stand in for.
    serviceWorkers: "block",
    // A browser that is stuck in a page is found in minutes, and the story tried again: not after all the time it has.
    navigationTimeout: 120_000,
    // What moves is drawn anew many times a second, which takes a tenth of the processor's time. What depends on it says so.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_FLAGS },
  },
});
