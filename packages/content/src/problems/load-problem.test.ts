import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadProblem, problemSlugs } from "./load-problem.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");
const SLUG = "two-items-for-one-voucher";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "problems-"));
  mkdirSync(join(root, "problems/code"), { recursive: true });
  cpSync(join(CONTENT, "problems/code", SLUG), join(root, "problems/code", SLUG), {
    recursive: true,
  });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function change(file: string, from: string, to: string): void {
  const path = join(root, "problems/code", SLUG, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

describe("a problem is refused with file, line and what to do", () => {
  test.each([
    ["problem.md", "level: medium", "level: middling", /problem\.md:3: level: /u],
    ["problem.md", "[hash-maps, arrays]", "[maps]", /problem\.md:4: topics 0: is no topic/u],
    ["problem.md", '"integer[]", about', '"int[]", about', /problem\.md:10: “int” is no type/u],
    ["problem.md", "fails: slow", "fails: large", /problem\.md:\d+: wrong: one of the wrong/u],
    ["problem.md", "A customer holds", "# A customer holds", /problem\.md:\d+: a heading may not/u],
    ["problem.md", "16000, 64000", "9000, 64000", /problem\.md:16: growth sizes 2: make each/u],
    [
      "cases.yaml",
      "500]\n    out",
      '"500"]\n    out',
      /cases\.yaml:2: voucher: it is "500", not an/u,
    ],
    ["cases.yaml", "out: []\nhidden", "nothing: []\nhidden", /cases\.yaml:8: shown 2: /u],
    ["cases.yaml", "[[250], 500]", "[[250]]", /cases\.yaml:16: in has 1 values, and there are 2/u],
    ["cases.yaml", "500], out: [0, 2] }", "500], out: computed }", /cases\.yaml:17: only made/u],
    [
      "cases.yaml",
      "seed: 7, out: []",
      "seed: 7, out: [1.5]",
      /cases\.yaml:50: what comes out: \[0\] is 1\.5/u,
    ],
    ["cases.yaml", "- kind: large", "- kind: [large", /cases\.yaml:\d+: not valid YAML/u],
  ])("%s: %s → %s", (file, from, to, said) => {
    change(file, from, to);
    expect(loadProblem(root, SLUG).problems.join("\n")).toMatch(said);
  });

  test("where a file is missing or stands there for nothing", () => {
    const folder = join(root, "problems/code", SLUG);
    rmSync(join(folder, "wrong-slow.js"));
    rmSync(join(folder, "python.py"));
    rmSync(join(folder, "other.py"));
    writeFileSync(join(folder, "wrong-new.js"), "");
    writeFileSync(join(folder, "notes.txt"), "");
    const { problem, problems } = loadProblem(root, SLUG);
    expect(problem).toBeNull();
    expect(problems.map((text) => text.replace(/^.*voucher: /u, "").slice(0, 30))).toEqual([
      "write python.py.",
      "write wrong-slow.js.",
      "notes.txt means nothing here. ",
      "wrong-new.js is not listed und",
    ]);
  });
});

test("the problems that ship are read whole", () => {
  const slugs = problemSlugs(CONTENT);
  expect(slugs).toContain(SLUG);
  const { problem, problems } = loadProblem(CONTENT, SLUG);
  expect(problems).toEqual([]);
  expect(problem).toMatchObject({
    title: "Two items for one voucher",
    limitMs: 3000,
    checker: "exact",
    style: { kind: "function", signature: { name: "spendExactly", returns: "integer[]" } },
    other: [{ file: "other.py", language: "python" }],
  });
  expect(problem?.hints.map(({ kind }) => kind)).toEqual(["nudge", "concept", "outline", "reveal"]);
  expect(problem?.hidden.map(({ cases }) => cases.length)).toEqual([2, 3, 2, 2, 4, 1]);
});
