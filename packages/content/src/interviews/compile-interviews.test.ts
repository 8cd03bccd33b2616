import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countQuestions, type Question, questionFiles } from "@taiyari/domain/interview";
import { compileInterviews } from "./compile-interviews.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "interviews-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("no folder gives nothing, and a file that cannot be read is left out and named", () => {
  expect(compileInterviews(root)).toEqual({
    questions: [],
    index: { questions: [], files: [] },
    files: [],
    problems: [],
  });
  mkdirSync(join(root, "interviews/questions"), { recursive: true });
  writeFileSync(join(root, "interviews/questions/hr-salary.yaml"), "- { id: salary }");
  const { questions, problems } = compileInterviews(root);
  expect(questions).toEqual([]);
  expect(problems.join("\n")).toContain("interviews/questions/hr-salary.yaml:1: ");
});

test("the files of a role hold each of its questions once, and no others", () => {
  const { questions, index, files, problems } = compileInterviews(CONTENT);
  expect(problems).toEqual([]);
  expect(new Set(index.files.map(({ name }) => name))).toEqual(
    new Set(files.map(({ name }) => name)),
  );
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  for (const role of ["data-analyst", "accountant", "a-role-without-questions"]) {
    const fetched = questionFiles(index, { role, type: null }).flatMap((name) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the line tested
      return JSON.parse(texts.get(name) ?? "[]") as Question[];
    });
    const own = questions.filter(({ roles }) => roles.length === 0 || roles.includes(role));
    expect(fetched.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect(fetched.length).toBeGreaterThan(0);
  }
});

test("questions are counted by type for a role and a level", () => {
  const { questions, index } = compileInterviews(CONTENT);
  const counts = countQuestions(index, { role: "accountant", level: "fresher" });
  const hr = questions.filter(
    ({ type, roles, levels }) =>
      type === "hr" &&
      (roles.length === 0 || roles.includes("accountant")) &&
      (levels.length === 0 || levels.includes("fresher")),
  );
  expect(counts.get("hr") ?? 0).toBe(hr.length);
  expect(questionFiles(index, { role: "accountant", type: "hr" })).toContainEqual(
    expect.stringMatching(/^hr-every-role-[0-9a-f]{10}\.json$/u),
  );
});
