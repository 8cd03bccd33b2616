import type { ProblemEntry } from "@taiyari/domain/practice";
import { describe, expect, test } from "vitest";
import { problemFilters } from "../../../shared/practice/problem-filters.ts";
import { UNTOUCHED, type EntryStanding } from "./entry-standing.ts";
import { chooseProblems } from "./choose-problems.ts";

function entry(slug: string, more: Partial<ProblemEntry> = {}): ProblemEntry {
  return {
    slug,
    title: slug,
    kind: "code",
    level: "medium",
    topics: ["arrays"],
    minutes: 20,
    skills: [],
    languages: ["javascript", "typescript", "python"],
    shown: 3,
    hidden: 12,
    kinds: 4,
    ...more,
  };
}

const PROBLEMS = [
  entry("solved"),
  entry("new-hard", { level: "hard", topics: ["graphs"] }),
  entry("new-easy", { level: "easy", topics: ["strings", "arrays"] }),
  entry("begun", { topics: ["heaps"] }),
  entry("weak", { level: "hard", topics: ["heaps"] }),
  entry("due", { kind: "sql", languages: ["sql"], topics: ["sql-joins"], minutes: 10 }),
];

const STANDINGS = new Map<string, EntryStanding>([
  ["solved", { ...UNTOUCHED, state: "solved", tries: 1, lastAt: 9 }],
  ["begun", { ...UNTOUCHED, state: "begun", lastAt: 5 }],
  ["due", { ...UNTOUCHED, isDue: true }],
]);

const PATHS = [{ id: "first", title: "First", about: "", problems: ["new-hard", "solved"] }];

const chosen = (search: Readonly<Record<string, unknown>>) =>
  chooseProblems(PROBLEMS, PATHS, problemFilters(search), STANDINGS).map(({ slug }) => slug);

describe("the problems of the catalogue", () => {
  test("an address that asks for what there is not, asks for nothing", () => {
    expect(
      problemFilters({ level: "brutal", language: "cobol", state: 3, order: "random" }),
    ).toEqual({});
  });

  test("what helps most is first: begun, due, weak concepts, new, and solved at the end", () => {
    expect(chosen({})).toEqual(["begun", "due", "weak", "new-easy", "new-hard", "solved"]);
  });

  test.each([
    [{ language: "sql" }, ["due"]],
    [{ topic: "arrays", order: "level" }, ["new-easy", "solved"]],
    [{ state: "solved" }, ["solved"]],
    [{ state: "open", level: "hard" }, ["weak", "new-hard"]],
    [{ state: "due" }, ["due"]],
    [{ q: "SQL JOINS" }, ["due"]],
    [{ q: "nothing like this" }, []],
    [{ order: "minutes", level: "medium" }, ["due", "begun", "solved"]],
    [{ path: "first" }, ["new-hard", "solved"]],
  ])("%j shows %j", (search, slugs) => {
    expect(chosen(search)).toEqual(slugs);
  });
});
