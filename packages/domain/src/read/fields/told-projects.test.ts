import { expect, test } from "vitest";
import { linesOf, valueOf } from "../testing/read.ts";
import { readProjects } from "./projects.ts";
import { readParagraphProjects } from "./paragraph-projects.ts";

const read = (line: string) => readProjects(linesOf(line, "• Counts threads of cloth"))[0];

test("takes labels, dates and lines of another kind for no told projects", () => {
  for (const line of [
    "Role: Lead of three people",
    "Tide Graph: Built in May 2021 for fun",
    "• Tide",
  ])
    expect(
      readParagraphProjects(linesOf("Loom Tracker: A small tool for weavers", line)),
    ).toBeNull();
});

test("reads projects told in a paragraph behind their names, broken lines put together", () => {
  const [first, second] = readProjects(
    linesOf(
      "Loom Tracker: A small tool for weavers who count the threads of the cloth they",
      "finish, and for those who pay them",
      "• Tide Graph: Tide tables of forty harbours as curves",
    ),
  );
  expect([valueOf(first?.name ?? null), first?.bullets.map(valueOf)]).toEqual([
    "Loom Tracker",
    [expect.stringMatching(/^A small tool .* those who pay them$/u)],
  ]);
  expect(valueOf(second?.name ?? null)).toBe("Tide Graph");
});

test("reads tools in brackets behind a name, and leaves other brackets to it", () => {
  expect(read("Loom Tracker (for weavers, of Pune) 2019")?.technologies).toEqual([]);
  for (const line of ["Loom Tracker (Vue, Leaflet) 2019", "Loom Tracker [Vue, Leaflet] 2019"]) {
    const project = read(line);
    expect(valueOf(project?.name ?? null)).toBe("Loom Tracker");
    expect(project?.technologies.map(valueOf)).toEqual(["Vue", "Leaflet"]);
  }
});
