import { spawnSync } from "node:child_process";
import { ROOT } from "./run.ts";

const DAY_MS = 86_400_000;

/**
 * Tells the tests which of their many cases to run (`@taiyari/domain/testing`): the seed that the environment has, or
 * one that follows from the commit, so that each commit tries others and a commit tried again the same.
 */
export function samplingEnvironment(): Record<string, string> {
  return {
    TAIYARI_TEST_SEED: process.env["TAIYARI_TEST_SEED"] ?? String(seedOfCommit()),
    TAIYARI_TEST_ALL: process.env["TAIYARI_TEST_ALL"] ?? "",
  };
}

/** The first seven digits of the commit's name; the day where there is no commit. */
function seedOfCommit(): number {
  const { stdout, status } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : Math.floor(Date.now() / DAY_MS);
}
