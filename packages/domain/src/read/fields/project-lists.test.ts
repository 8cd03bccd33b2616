import { describe, expect, test } from "vitest";
import { linesOf, valueOf, dateOf } from "../testing/read.ts";
import { readProjects } from "./projects.ts";

describe("readProjects", () => {
  test("reads name, address, tools and text", () => {
    const [project, ...others] = readProjects(
      linesOf(
        [
          [
            ["Queuelet", { bold: true }],
            ["2021", { x: 500 }],
          ],
          {},
        ],
        "• A job queue in 900 lines",
        "• Technologies: Go, SQLite",
        "• github.com/example/queuelet",
      ),
    );
    expect(others).toEqual([]);
    expect(project?.name?.value).toBe("Queuelet");
    expect(project?.technologies.map(valueOf)).toEqual(["Go", "SQLite"]);
    expect(valueOf(project?.url ?? null)).toBe("github.com/example/queuelet");
    expect(dateOf(project?.end ?? null)).toBe("2021");
  });

  test("reads a bare list of tools below what is told, and no place", () => {
    const [first, second] = readProjects(
      linesOf(
        ["Rain map", { bold: true }],
        "Map of the rain from public data.",
        "Python, Leaflet",
        ["Loom plan", { bold: true }],
        "Plan of a weaving mill.",
        "Pune, India",
      ),
    );
    expect(first?.technologies.map(valueOf)).toEqual(["Python", "Leaflet"]);
    expect(first?.bullets.map(valueOf)).toEqual(["Map of the rain from public data."]);
    expect(second?.technologies).toEqual([]);
  });

  test("reads tools set as small labels below the text, and takes no line of text for one", () => {
    const small = { size: 8.5, x: 56 };
    const [first, second, third] = readProjects(
      linesOf(
        ["Rain map", { bold: true, size: 11 }],
        "2022",
        "Map of the rain that is drawn from public data",
        [
          [
            ["Svelte", {}],
            ["Leaflet", { x: 130 }],
          ],
          small,
        ],
        ["Loom plan", { bold: true, size: 11 }],
        "2021",
        "Plan of a weaving mill that is drawn by the weavers",
        ["Node.js", small],
        ["Tide clock", { bold: true, size: 11 }],
        "2020",
        "Clock for swimmers that is set by the moon alone",
      ),
    );
    expect(first?.technologies.map(valueOf)).toEqual(["Svelte", "Leaflet"]);
    expect(second?.technologies.map(valueOf)).toEqual(["Node.js"]);
    expect(third?.technologies).toEqual([]);
  });

  test("reads a lone tool where another project has its list", () => {
    const projects = readProjects(
      linesOf(
        "Queuelet | Go, SQLite 2021",
        "• A job queue in 900 lines",
        "Looms | Rust 2020",
        "• A model of a loom",
      ),
    );
    expect(projects.map((project) => project.technologies.map(valueOf))).toEqual([
      ["Go", "SQLite"],
      ["Rust"],
    ]);
  });

  test("reads the tools listed beside a project's name", () => {
    const [project] = readProjects(
      linesOf("Queuelet | Go, SQLite, Docker 2021", "• A job queue in 900 lines"),
    );
    expect(project?.name?.value).toBe("Queuelet");
    expect(project?.technologies.map(valueOf)).toEqual(["Go", "SQLite", "Docker"]);
  });

  test("reads what somebody was in a project where another project says it in words that are known", () => {
    const projects = readProjects(
      linesOf(
        ["Loom plan, Maker", { bold: true }],
        "• A plan of a weaving mill",
        ["Tide clock, Volunteer", { bold: true }],
        "• A clock for swimmers",
      ),
    );
    expect(projects.map((one) => [valueOf(one.name), valueOf(one.role)])).toEqual([
      ["Loom plan", "Maker"],
      ["Tide clock", "Volunteer"],
    ]);
  });
});
