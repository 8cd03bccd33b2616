import { defineConfig } from "vitest/config";

/** Browser stories are Playwright's (`playwright.config.ts`); everything else runs here. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          environment: "node",
          globalSetup: ["apps/server/src/testing/postgres.setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
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
