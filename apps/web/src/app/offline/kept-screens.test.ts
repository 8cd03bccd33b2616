import { expect, test } from "vitest";
import { screensOf } from "./kept-screens.ts";

const DOCS = "/learning/sql-for-data-professionals/docs";
const EDITOR = "/assets/editor-screen-4fGh.js";
const READER = { isSomebody: true, hasDraft: true };
const ways = (paths: readonly string[], keeper = READER) =>
  screensOf(paths, keeper).map(({ to }) => to);

test("nothing is offered where nothing is kept", () => {
  expect(ways([])).toEqual([]);
  expect(ways(["/assets/first.js", "/course/course.json"])).toEqual([]);
});

test("the editor is offered only where a resume is kept, for it would wait for the server", () => {
  expect(ways([EDITOR], { isSomebody: true, hasDraft: false })).toEqual([]);
  expect(ways([EDITOR], { isSomebody: false, hasDraft: false })).toEqual([]);
  expect(ways([EDITOR])).toEqual(["/resume/editor"]);
});

test("the course opens at the page that was kept last, for its first page may never have been opened", () => {
  const pages = [
    "/course/files/pages/overview-9a8b.json",
    "/course/files/pages/working-with-joins-1a2b.json",
  ];
  const visitor = { isSomebody: false, hasDraft: false };
  expect(ways(pages, visitor)).toEqual([`${DOCS}/working-with-joins`]);
  expect(ways(pages.slice(0, 1))).toEqual([`${DOCS}/overview`]);
});
