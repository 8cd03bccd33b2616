import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readAssessment, readPlacement } from "./read-tests.ts";

const COURSE = `
title: A course
stages:
  - name: Start
    pages: [overview]
  - name: Querying
    pages: [where, joins]
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "taiyari-course-"));
  writeFileSync(path.join(folder, "course.yaml"), COURSE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const choose = (id: string, page: string, rest = "") => `
  - id: ${id}
    page: ${page}
    kind: choose
    level: easy
    title: What WHERE keeps
    ask: Which rows does \`WHERE\` keep?
    options:
      - text: Those for which it is **true**
        right: true
        note: A test of each row
      - text: Those for which it is not false
        note: NULL among them
      - text: All
        note: It only orders them
    why: Only what is true.
${rest}`;

const bank = (questions: readonly string[]) =>
  `minutes: 60\npass: 80\ndraw: { Start: 1, Querying: 2 }\nquestions:${questions.join("")}`;
const many = (count: number, page: string) =>
  Array.from({ length: count }, (_, at) => choose(`${page}-${at}`, page));

function assessment(yaml: string) {
  writeFileSync(path.join(folder, "assessment.yaml"), yaml);
  return readAssessment(folder);
}

function placement(yaml: string) {
  writeFileSync(path.join(folder, "placement.yaml"), yaml);
  return readPlacement(folder);
}

describe("an assessment names what is wrong with", () => {
  test.each([
    ["a bank that is too small", bank(many(3, "overview")), "a bank has at least 60"],
    [
      "a stage with too few for a second try",
      bank([...many(60, "overview"), ...many(3, "where")]),
      "“Querying” has 3 questions for 2 drawn",
    ],
    ["an unknown page", bank([choose("a", "windows")]), "course.yaml has no page “windows”"],
    ["an id that is used twice", bank([choose("a", "where"), choose("a", "joins")]), "twice"],
    [
      "a stage that gives nothing",
      bank(many(60, "where")).replace("Start: 1, ", ""),
      "draw says nothing of the stage “Start”",
    ],
    [
      "a stage that there is not",
      bank(many(60, "where")).replace("Start: 1", "Begin: 1"),
      "course.yaml has no stage “Begin”",
    ],
    [
      "no right option",
      bank([choose("a", "where").replace("        right: true\n", "")]),
      "mark one option",
    ],
    [
      "a note that stands under the wrong options alone",
      bank([choose("a", "where").replace("        note: A test of each row\n", "")]),
      "under every option or under none",
    ],
    [
      "a heading in a question",
      bank([choose("a", "where").replace("ask: Which", "ask: |\n      ## Which")]),
      "“heading” may not stand in a question",
    ],
    [
      "an option of two paragraphs",
      bank([choose("a", "where").replace("text: All", 'text: "All\\n\\nof them"')]),
      '"a", option 3: write one line of text',
    ],
    ["a misspelt key", bank([choose("a", "where", "    hint: no\n")]), "hint"],
  ])("%s", (_, yaml, said) => {
    expect(assessment(yaml).problems.join("\n")).toContain(said);
  });

  test("a prediction of an error without its SQLSTATE, and a query with one set of rows", () => {
    const predict = choose("a", "where")
      .replace("kind: choose", "kind: predict")
      .replace("    why:", "    sql: SELECT 1 / 0;\n    shows: error\n    why:");
    expect(assessment(bank([predict])).problems.join("\n")).toContain("SQLSTATE");
    const write = `
  - { id: b, page: where, kind: write, level: easy, title: B, ask: B, tables: [t], data: "CREATE TABLE t ()", answer: TABLE t, other: [SELECT FROM t], wrong: [{ sql: SELECT 1 }], why: B }`;
    expect(assessment(bank([write])).problems.join("\n")).toContain("rows of its own come twice");
  });

  test("a file that is no YAML or is not there", () => {
    expect(assessment("minutes: [").problems.join("\n")).toContain("not valid YAML");
    expect(readPlacement(folder)).toMatchObject({ value: null });
  });
});

test("an assessment is read with its keys apart from its questions", () => {
  const write = `
  - id: all-customers
    page: joins
    kind: write
    level: medium
    title: All customers
    ask: Show the \`id\` of all customers.
    tables: [customers]
    answer: SELECT id FROM customers
    other: [TABLE customers]
    wrong: [{ sql: SELECT 1, says: values }]
    why: Nothing is left out.
`;
  const { value, problems } = assessment(
    bank([...many(60, "overview"), ...many(4, "where"), write]),
  );
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ minutes: 60, pass: 80, draw: { Start: 1, Querying: 2 } });
  const [first] = value!.questions;
  expect(first?.question).toMatchObject({ id: "overview-0", stage: "Start", kind: "choose" });
  expect(first?.question.options.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(first?.key.right).toBe("a");
  expect(JSON.stringify(first?.question)).not.toMatch(/right|Only what is true/u);
  const last = value!.questions.at(-1);
  expect(last?.question.task).toMatchObject({ tables: ["customers"], columns: "by-position" });
  expect(JSON.stringify(last?.question)).not.toContain("SELECT id");
  expect(last?.key.exercise).toMatchObject({ answer: "SELECT id FROM customers", change: null });
});

test("a placement question says which pages a right answer shows to be known", () => {
  const question = choose("a", "where").replace("page: where", "pages: [where, joins]");
  expect(placement(`questions:${question.replace("joins", "windows")}`).problems[0]).toContain(
    "no page “windows”",
  );
  const { value, problems } = placement(`questions:${question}`);
  expect(problems).toEqual([]);
  expect(value).toMatchObject([
    { pages: ["where", "joins"], question: { page: "where", stage: "Querying" } },
  ]);
});
