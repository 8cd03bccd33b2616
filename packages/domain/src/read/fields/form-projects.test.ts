import { expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { linesOf, valueOf } from "../testing/read.ts";
import { readProjects } from "./projects.ts";

/** A row of a form: a label in a cell of its own. */
const row = (label: string, text: string): PageLine => [
  [
    [label, {}],
    [text, { x: 220 }],
  ],
  {},
];

const FORM = [
  ["Project 1", { bold: true }],
  row("Project Title", "Four laning of Tara Road – Mahuva section"),
  row("Duration", "Apr 2019 to Mar 2021"),
  row("Technologies", "Civil 3D, Total Station"),
  ["Project 2", { bold: true }],
  row("Project Title", "Sub-station building, Dhoraji"),
  row("Duration", "Nov 2015 to Mar 2019"),
  row("Technologies", "STAAD.Pro"),
] as const satisfies readonly PageLine[];

test("a project called by a label's words without a second cell keeps them as its name", () => {
  expect(
    readProjects(linesOf("Project Title", "• Counts threads")).map(({ name }) => valueOf(name)),
  ).toEqual(["Project Title"]);
});

test("reads forms without colons: whole names, dates and tools, and no number as a name", () => {
  const read = readProjects(linesOf(...FORM)).filter(({ name }) => name);
  expect(
    read.map(({ name, technologies }) => [valueOf(name), ...technologies.map(valueOf)]),
  ).toEqual([
    ["Four laning of Tara Road – Mahuva section", "Civil 3D", "Total Station"],
    ["Sub-station building, Dhoraji", "STAAD.Pro"],
  ]);
  expect(read.map(({ end }) => end?.value.year)).toEqual([2021, 2019]);
});
