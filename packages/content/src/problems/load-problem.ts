import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  CODE_LANGUAGES,
  type CodeLanguage,
  type NamedTypes,
  parseType,
  type Problem,
  type ProblemHint,
  type ProblemStyle,
} from "@taiyari/domain/practice";
import { type Problems, problemsOf } from "../courses/problem.ts";
import { type Facts } from "./facts-schema.ts";
import { readCases, type ReadCases } from "./read-cases.ts";
import { readFacts } from "./read-facts.ts";
import type { LineOf } from "./yaml-lines.ts";

/** A problem as its folder has it. */
export interface SourceProblem {
  readonly slug: string;
  /** Below the content folder: "problems/code/two-items-for-one-voucher". */
  readonly folder: string;
  /** Null where something of it cannot be read. */
  readonly problem: Problem | null;
  /** The text of outcomes.json, which programs write; null for none. */
  readonly outcomes: string | null;
  /** Of problem.md and of cases.yaml, for what is said of them later. */
  readonly lines: { readonly facts: LineOf; readonly cases: LineOf } | null;
  /** File, line, what to do. */
  readonly problems: readonly string[];
}

export const CODE_PROBLEMS = "problems/code";

const WORKED: Readonly<Record<CodeLanguage, string>> = {
  javascript: "javascript.js",
  typescript: "typescript.ts",
  python: "python.py",
};

const BY_ENDING: Readonly<Record<string, CodeLanguage>> = {
  js: "javascript",
  ts: "typescript",
  py: "python",
};

/** The language of a solution by the ending of its file. */
function languageOf(file: string): CodeLanguage {
  return BY_ENDING[file.split(".").at(-1) ?? ""] ?? "javascript";
}

/** The slugs of all code problems, in the order of the alphabet; [] for no folder. */
export function problemSlugs(root: string): readonly string[] {
  const folder = join(root, CODE_PROBLEMS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .toSorted();
}

/**
 * Reads a problem. Runs nothing.
 *
 * @param root  the content folder
 */
export function loadProblem(root: string, slug: string): SourceProblem {
  const folder = `${CODE_PROBLEMS}/${slug}`;
  const files = new Map(
    readdirSync(join(root, folder)).map((name) => [
      name,
      readFileSync(join(root, folder, name), "utf8"),
    ]),
  );
  const about = {
    facts: problemsOf(`${folder}/problem.md`),
    cases: problemsOf(`${folder}/cases.yaml`),
    files: problemsOf(folder),
  };
  const listOf = () => Object.values(about).flatMap(({ list }) => list);
  const outcomes = files.get("outcomes.json") ?? null;
  const nothing = { slug, folder, problem: null, outcomes, lines: null };

  const text = files.get("problem.md");
  if (text === undefined)
    return { ...nothing, problems: [`${folder}/problem.md: write this file.`] };
  const read = readFacts(text, about.facts);
  if (!read) return { ...nothing, problems: listOf() };
  const { facts, statement, lineOf } = read;
  const style = styleOf(facts, (path, said) => about.facts.add(lineOf(path), said));

  const casesText = files.get("cases.yaml");
  if (casesText === undefined) about.files.add(null, "write cases.yaml.");
  const cases =
    casesText === undefined
      ? null
      : readCases(casesText, { style, checker: facts.checker, problems: about.cases });
  const solutions = solutionsOf(files, facts, about.files);
  if (!cases || !solutions) return { ...nothing, problems: listOf() };
  const problem = put({ slug, facts, statement, style, cases, solutions, files });
  return {
    slug,
    folder,
    problem,
    outcomes,
    lines: { facts: lineOf, cases: cases.lineOf },
    problems: listOf(),
  };
}

function styleOf(
  facts: Facts,
  complain: (path: readonly PropertyKey[], text: string) => void,
): ProblemStyle {
  if (facts.function === null) return { kind: "program" };
  const types: NamedTypes = facts.types;
  for (const [name, fields] of Object.entries(types))
    for (const [field, type] of Object.entries(fields)) {
      const parsed = parseType(type, types);
      if (!parsed.ok) complain(["types", name, field], parsed.problem);
    }
  for (const [at, { type }] of facts.function.parameters.entries()) {
    const parsed = parseType(type, types);
    if (!parsed.ok) complain(["function", "parameters", at, "type"], parsed.problem);
  }
  const returned = parseType(facts.function.returns, types);
  if (!returned.ok) complain(["function", "returns"], returned.problem);
  return { kind: "function", signature: facts.function, types };
}

type Solutions = Pick<Problem, "worked" | "other" | "wrong">;

/** Null where one is missing. */
function solutionsOf(
  files: ReadonlyMap<string, string>,
  facts: Facts,
  problems: Problems,
): Solutions | null {
  const missing = [
    ...CODE_LANGUAGES.map((language) => WORKED[language]),
    ...facts.wrong.map(({ file }) => file),
    ...(facts.checker === "custom" ? ["checker.js"] : []),
  ].filter((name) => !files.has(name));
  for (const name of missing) problems.add(null, `write ${name}.`);
  const listed = new Set(facts.wrong.map(({ file }) => file));
  for (const name of files.keys()) {
    if (/^wrong-.*\.(?:js|ts|py)$/u.test(name) && !listed.has(name))
      problems.add(null, `${name} is not listed under wrong in problem.md. List it or delete it.`);
    else if (!KNOWN.test(name))
      problems.add(null, `${name} means nothing here. Delete or rename it.`);
  }
  if (missing.length > 0) return null;
  const other = [...files]
    .filter(([name]) => name.startsWith("other"))
    .map(([file, code]) => ({ file, language: languageOf(file), code }));
  if (other.length === 0)
    problems.add(null, "write other.js, other.ts or other.py: a right solution in another style.");
  return {
    worked: {
      javascript: files.get(WORKED.javascript) ?? "",
      typescript: files.get(WORKED.typescript) ?? "",
      python: files.get(WORKED.python) ?? "",
    },
    other,
    wrong: facts.wrong.map(({ file, fails, because, note }) => ({
      file,
      language: languageOf(file),
      code: files.get(file) ?? "",
      fails: typeof fails === "string" ? (fails === "slow" ? fails : [fails]) : fails,
      because,
      note,
    })),
  };
}

const KNOWN =
  /^(?:problem\.md|cases\.yaml|inputs\.js|outcomes\.json|checker\.js|javascript\.js|typescript\.ts|python\.py|(?:wrong|other)[a-z0-9-]*\.(?:js|ts|py))$/u;

interface Parts {
  readonly slug: string;
  readonly facts: Facts;
  readonly statement: Problem["statement"];
  readonly style: ProblemStyle;
  readonly cases: ReadCases;
  readonly solutions: Solutions;
  readonly files: ReadonlyMap<string, string>;
}

function put({ slug, facts, statement, style, cases, solutions, files }: Parts): Problem {
  const [nudge, concept, outline, reveal] = facts.hints;
  const hints: readonly ProblemHint[] = [
    { kind: "nudge", ...nudge },
    { kind: "concept", ...concept },
    { kind: "outline", ...outline },
    { kind: "reveal", ...reveal },
  ];
  const { title, level, topics, minutes, skills, checker, limits, growth, notice, say, cost } =
    facts;
  return {
    slug,
    title,
    level,
    topics,
    minutes,
    skills,
    style,
    checker,
    statement,
    limits,
    growth,
    limitMs: facts.limit * 1000,
    hints,
    notice,
    say,
    cost,
    shown: cases.shown,
    hidden: cases.hidden,
    ...solutions,
    inputs: files.get("inputs.js") ?? null,
    checkerProgram: checker === "custom" ? (files.get("checker.js") ?? null) : null,
  };
}
