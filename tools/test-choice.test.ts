import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "./run.ts";
import { chooseTests } from "./test-choice.ts";

const FILES = {
  "packages/domain/src/read/paper-sizes.test.ts": "",
  "packages/domain/src/read/paper-sizes.ts": "",
  "apps/server/src/main.test.ts": "",
  "apps/web/src/ui/Wizard.test.tsx": "",
  "tools/run.test.ts": "",
  "e2e/paper.spec.ts": 'import { test } from "./paper/fixtures.ts";',
  "e2e/wizard.spec.ts": 'import { test } from "./fixtures.ts";',
  "e2e/fixtures.ts": "",
};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "taiyari-choice-"));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const choose = (...args: readonly string[]) => chooseTests(args, root);

describe("is refused with a sentence", () => {
  test.each([
    { args: ["--grep", "paper"], sentence: "Unknown option '--grep'" },
    {
      args: ["--seed", "many"],
      sentence: '--seed takes a whole number of up to nine digits, not "many".',
    },
    { args: ["--seed"], sentence: "argument missing" },
    { args: ["nowhere", "never"], sentence: 'No file of tests has "nowhere" or "never" in it.' },
    { args: ["--unit", "wizard.spec"], sentence: 'No file of tests has "wizard.spec" in it.' },
  ])("$args", ({ args, sentence }) => {
    expect(() => choose(...args)).toThrow(sentence);
  });
});

describe("npm test", () => {
  test("without words runs all tests and stories, which use the product", () => {
    expect(choose()).toEqual({
      unit: [
        "apps/server/src/main.test.ts",
        "apps/web/src/ui/Wizard.test.tsx",
        "packages/domain/src/read/paper-sizes.test.ts",
        "tools/run.test.ts",
      ],
      isUnitOnly: false,
      stories: ["e2e/paper.spec.ts", "e2e/wizard.spec.ts"],
      needsProduct: true,
      seed: null,
      isComplete: false,
      words: [],
    });
  });

  test("with a word runs the files with it in their path, whatever its case", () => {
    expect(choose("wizard")).toMatchObject({
      unit: ["apps/web/src/ui/Wizard.test.tsx"],
      stories: ["e2e/wizard.spec.ts"],
      needsProduct: true,
    });
  });

  test("needs no product for unit tests alone, nor for stories with pages of their own", () => {
    expect(choose("apps/server")).toMatchObject({ stories: [], needsProduct: false });
    expect(choose("paper")).toMatchObject({
      unit: ["packages/domain/src/read/paper-sizes.test.ts"],
      stories: ["e2e/paper.spec.ts"],
      needsProduct: false,
    });
  });

  test("takes a line of a file", () => {
    expect(choose("wizard.spec.ts:12")).toMatchObject({
      unit: [],
      stories: ["e2e/wizard.spec.ts:12"],
      needsProduct: true,
    });
  });

  test("--unit leaves the stories out, --all and --seed say which cases are run", () => {
    expect(choose("--unit", "--all", "--seed", "42")).toMatchObject({
      unit: { length: 4 },
      stories: [],
      needsProduct: false,
      seed: 42,
      isComplete: true,
    });
  });
});

test("every file of tests of this project is one that npm test runs", () => {
  const { unit, stories } = chooseTests([], ROOT);
  expect(unit).toContain("tools/test-choice.test.ts");
  expect(unit.some((file) => file.startsWith("apps/server/src/commands/"))).toBe(true);
  expect(stories.length).toBeGreaterThan(20);
});
