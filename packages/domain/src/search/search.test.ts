import { describe, expect, test } from "vitest";
import type { SearchEntry } from "./entry.ts";
import { editDistance } from "../text/edit-distance.ts";
import { indexEntries } from "./index-entries.ts";
import { searchEntries } from "./search.ts";

const entry = (
  kind: SearchEntry["kind"],
  title: string,
  more: Partial<SearchEntry> = {},
): SearchEntry => ({ kind, id: title, title, path: `/${title}`, ...more });
const INDEX = indexEntries([
  entry("lesson", "Working with joins", { about: "Two tables side by side" }),
  entry("lesson", "What is SQL"),
  entry("problem", "Joined and never enrolled"),
  entry("problem", "The café at Pondichéry"),
  entry("question", "A left join that loses rows"),
  entry("simulation", "Diwali week", { about: "Data analyst Bengaluru" }),
  entry("role", "Software Engineer", { names: ["SDE", "Programmer Analyst"] }),
  entry("page", "Learning", { about: "courses padhai" }),
]);
const find = (query: string) => searchEntries(INDEX, query);
const titles = (query: string) => find(query).hits.map(({ entry: { title } }) => title);
const marked = (query: string) =>
  find(query).hits[0]?.marks.map(({ from, to }) =>
    find(query).hits[0]?.entry.title.slice(from, to),
  );

describe("nothing", () => {
  test("is found for no words, and for words and slips that stand nowhere", () => {
    for (const query of ["", "   ", "!?", "zebra", "qwxyz", "lern zebra"])
      expect(find(query)).toEqual({ hits: [], corrected: null });
  });

  test("is made of a short word with a slip: another word may be meant", () => {
    expect(titles("sqk")).toEqual([]);
  });
});

describe("what is found", () => {
  test("begins with what was typed, whatever the case and the accents", () => {
    expect(titles("DIW")).toEqual(["Diwali week"]);
    expect(titles("cafe pondich")).toEqual(["The café at Pondichéry"]);
    expect(titles("Café")).toEqual(["The café at Pondichéry"]);
  });

  test("has every word of the query, or where nothing has, most of them", () => {
    expect(titles("left join")).toEqual(["A left join that loses rows"]);
    expect(titles("diwali week zebra")).toEqual(["Diwali week"]);
    expect(titles("week zebra horse")).toEqual([]);
  });

  test("stands first when its title is what was typed", () => {
    expect(titles("what is sql")[0]).toBe("What is SQL");
    expect(titles("joins")[0]).toBe("Working with joins");
  });

  test("is found by its other names and by what it is about, in Hindi too", () => {
    expect(titles("sde")).toEqual(["Software Engineer"]);
    expect(titles("padhai kaise kare")).toEqual(["Learning"]);
  });
});

describe("slips", () => {
  test("are put right, and said", () => {
    expect(find("joinz")).toMatchObject({ corrected: "joins" });
    expect(titles("joinz")[0]).toBe("Working with joins");
    expect(find("diwlai weak").corrected).toBe("diwali week");
    expect(find("joins").corrected).toBeNull();
  });

  test("do not stand before the word itself", () => {
    expect(titles("join").indexOf("A left join that loses rows")).toBeLessThan(
      titles("join").indexOf("Joined and never enrolled") + 3,
    );
    expect(find("join").hits.every(({ score }) => score > 0.3)).toBe(true);
  });

  test("are one letter changed, dropped, added or swapped", () => {
    expect(
      ["diwali", "diwasi", "diwli", "diwwali", "diwlai"].map((typed) =>
        editDistance("diwali", typed, 2),
      ),
    ).toEqual([0, 1, 1, 1, 1]);
    expect(editDistance("diwali", "holi", 2)).toBe(3);
  });
});

test("marks what was typed of a word, and a word with a slip whole", () => {
  expect(marked("work jo")).toEqual(["Work", "jo"]);
  expect(marked("joinz")).toEqual(["joins"]);
  expect(marked("padhai")).toEqual([]);
});
