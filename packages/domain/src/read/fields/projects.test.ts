import { describe, expect, test } from "vitest";
import { linesOf, valueOf } from "../testing/read.ts";
import { readProjects } from "./projects.ts";

describe("readProjects", () => {
  test("reads every tool that a label lists above the text, and none of the name", () => {
    const [project] = readProjects(
      linesOf(
        ["Project #1: Motor Claims, Phase Two", { bold: true }],
        "Duration: Jan 2022 - Mar 2023",
        "Environment: Java 17, Spring Boot, MySQL",
        "• Wrote the intake form.",
      ),
    );
    expect(valueOf(project?.name ?? null)).toBe("Motor Claims, Phase Two");
    expect(project?.technologies.map(valueOf)).toEqual(["Java 17", "Spring Boot", "MySQL"]);
  });
});
