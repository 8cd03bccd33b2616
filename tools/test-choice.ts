import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./run.ts";

/** What vitest runs (`vitest.config.ts`), and what Playwright runs (`playwright.config.ts`). */
const UNIT_TESTS = [
  "packages/*/src/**/*.test.ts",
  "tools/**/*.test.ts",
  "apps/server/src/**/*.test.ts",
  "apps/web/src/**/*.test.{ts,tsx}",
];
const STORIES = ["e2e/**/*.spec.ts"];

export interface TestChoice {
  /** Files for vitest, "file" or "file:line". */
  readonly unit: readonly string[];
  /** Whether only what needs nothing beside its own process is run: no database, build or browser. */
  readonly isUnitOnly: boolean;
  /** The same for Playwright. */
  readonly stories: readonly string[];
  /** Whether any of the stories uses the built product; the others serve pages of their own. */
  readonly needsProduct: boolean;
  /** The seed that was asked for; null for that of the commit. */
  readonly seed: number | null;
  /** Whether every case is to be run, where otherwise a part of them is. */
  readonly isComplete: boolean;
  /** What was typed to choose files, for a sentence that repeats it. */
  readonly words: readonly string[];
}

/**
 * What `npm test -- …` asks for.
 *
 * @param root  the project's folder
 * @throws      an Error with a sentence for an option that does not exist, a seed that is none, and words that choose
 *              no file
 */
export function chooseTests(args: readonly string[], root = ROOT): TestChoice {
  const { values, positionals: words } = parseArgs({
    args: [...args],
    options: { all: { type: "boolean" }, unit: { type: "boolean" }, seed: { type: "string" } },
    allowPositionals: true,
  });
  const { all = false, unit: isUnitOnly = false, seed } = values;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) {
    throw new Error(`--seed takes a whole number of up to nine digits, not "${seed}".`);
  }
  const unit = filesOf(root, UNIT_TESTS, words);
  const stories = isUnitOnly ? [] : filesOf(root, STORIES, words);
  if (unit.length + stories.length === 0) {
    throw new Error(`No file of tests has ${words.map((word) => `"${word}"`).join(" or ")} in it.`);
  }
  const needsProduct = stories.some((story) => usesProduct(root, story));
  return {
    unit,
    isUnitOnly: isUnitOnly && words.length === 0,
    stories,
    needsProduct,
    seed: seed === undefined ? null : Number(seed),
    isComplete: all,
    words,
  };
}

/** Files whose path has one of the words in it, in whatever case; all of them for no words. */
function filesOf(
  root: string,
  patterns: readonly string[],
  words: readonly string[],
): readonly string[] {
  const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll(path.sep, "/"));
  if (words.length === 0) return files.toSorted();
  const chosen = words.flatMap((word) => {
    const { name = "", line = "" } = /^(?<name>.*?)(?<line>:\d+)?$/u.exec(word)?.groups ?? {};
    return files
      .filter((file) => file.toLowerCase().includes(name.toLowerCase()))
      .map((file) => file + line);
  });
  return [...new Set(chosen)].toSorted();
}

/** Stories that use the product take their fixtures from e2e/fixtures.ts. */
function usesProduct(root: string, story: string): boolean {
  const file = path.join(root, story.replace(/:\d+$/u, ""));
  return readFileSync(file, "utf8").includes('from "./fixtures.ts"');
}
