import { expect, test } from "vitest";
import { findPages } from "./pages.ts";

const titles = (query: string) => findPages(query).map((page) => page.title);

test("finds nothing for words that no page has", () => {
  expect(titles("zebra")).toEqual([]);
  expect(titles("resume zebra")).toEqual([]);
});

test("offers every page before anything is typed", () => {
  expect(titles("")).toContain("Admin");
  expect(titles("").length).toBeGreaterThan(10);
});

test("finds a page by the beginning of a word, whatever the case", () => {
  expect(titles("PRAC")[0]).toBe("Practice Lab");
});

test("finds a page by what people call it", () => {
  expect(titles("cv upload")).toContain("Upload a resume");
});

test("lists what has the word in its title before what only is about it", () => {
  expect(titles("resume").indexOf("Resume Engine")).toBeLessThan(
    titles("sql").indexOf("Practice Lab") + titles("resume").length,
  );
  expect(titles("sql")).toEqual(["SQL for data professionals", "Practice Lab"]);
});
