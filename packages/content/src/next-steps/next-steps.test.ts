import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { stepKey, stepsForRole, stepsForSkill, type StepIndex } from "@taiyari/domain/next-steps";
import { compileNextSteps } from "./compile-next-steps.ts";
import { type Links, linkProblems, loadLinks } from "./links.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");
let index: StepIndex;

beforeAll(() => {
  ({ index } = compileNextSteps(CONTENT));
});

const EMPTY: Links = {
  competencies: {
    communication: [],
    prioritisation: [],
    analysis: [],
    ownership: [],
    ethics: [],
    collaboration: [],
    knowledge: [],
    motivation: [],
  },
  languages: { sql: [], javascript: [], typescript: [], python: [] },
  code: [],
  also: {},
  topics: {},
  simulations: {},
  questions: {},
};
const KNOWN = {
  skills: new Set(["sql"]),
  topics: new Set(["sql-joins"]),
  simulations: new Set(["diwali-week"]),
  questions: new Set(["where-or-having"]),
};

test("says which links cannot be read", () => {
  const root = mkdtempSync(join(tmpdir(), "links-"));
  try {
    mkdirSync(join(root, "careers"));
    writeFileSync(join(root, "careers/links.yaml"), "skils: {}");
    const links = loadLinks(root);
    expect(links.ok ? [] : links.problem.join("\n")).toContain("careers/links.yaml");
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("refuses a skill, a topic, a day and a question that do not exist", () => {
  const links: Links = {
    ...EMPTY,
    also: { sqll: ["sql"] },
    topics: { "sql-join": ["sql"] },
    simulations: { "holi-week": ["sql"] },
    questions: { "where-or-having": ["sequel"], "no-such-question": ["sql"] },
  };
  const said = linkProblems(links, KNOWN).join("\n");
  for (const name of ["sqll", "sql-join", "holi-week", "sequel", "no-such-question"])
    expect(said).toContain(`“${name}”`);
  expect(linkProblems(EMPTY, KNOWN)).toEqual([]);
});

test("finds every kind of step for SQL, and a way to every role", () => {
  const kinds = new Set(stepsForSkill(index, "sql").map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(["lesson", "problem", "question", "simulation"]));
  expect(index.roles.filter(({ id }) => stepsForRole(index, id).length === 0)).toEqual([]);
});

test("names each step once, and its leads are steps", () => {
  const keys = index.steps.map(stepKey);
  expect(new Set(keys).size).toBe(keys.length);
  const known = new Set(keys);
  expect(index.steps.flatMap(({ leads }) => leads).filter((key) => !known.has(key))).toEqual([]);
});
