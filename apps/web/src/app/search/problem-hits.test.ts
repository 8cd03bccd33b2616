import type { ProblemIndex } from "@taiyari/domain/practice";
import { expect, test } from "vitest";
import { findProblems } from "./problem-hits.ts";

const entry = (slug: string, title: string, topic: string) =>
  ({ slug, title, topics: [topic] }) as unknown as ProblemIndex["problems"][number];
const INDEX: ProblemIndex = {
  problems: [
    entry("voucher", "Two items for one voucher", "hash-maps"),
    entry("maps", "Maps of the metro", "graphs"),
  ],
  paths: [],
  files: { problems: {}, hidden: {}, worked: {} },
};
const found = (query: string) => findProblems(INDEX, query).map(({ path }) => path);

test("finds problems by title before those by topic, and none for nothing", () => {
  expect(found("")).toEqual([]);
  expect(found("zebra")).toEqual([]);
  expect(found("items two")).toEqual(["/practice/voucher"]);
  expect(found("map")).toEqual(["/practice/maps", "/practice/voucher"]);
});
