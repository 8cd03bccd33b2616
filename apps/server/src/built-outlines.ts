import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Course } from "@taiyari/domain/learning";
import type { ProblemIndex } from "@taiyari/domain/practice";
import type { SimulationEntry, SimulationIndex } from "@taiyari/domain/simulation";
import { projectRoot } from "./project.ts";

/** What there is to learn, to solve and to play, without the texts. */
export interface Outlines {
  /** Null where nothing was built. */
  readonly course: Course | null;
  readonly problems: Pick<ProblemIndex, "problems" | "paths">;
  readonly simulations: readonly SimulationEntry[];
}

export type FindOutlines = () => Promise<Outlines>;

/** Reads the indexes that browsers are sent: of the build, or of `npm run dev`. Once, as soon as they are there. */
export function readBuiltOutlines(root: string = projectRoot()): FindOutlines {
  let whole: Promise<Outlines> | null = null;
  return async () => {
    if (whole) return whole;
    const outlines = await readOutlines(root);
    if (outlines.course !== null) whole = Promise.resolve(outlines);
    return outlines;
  };
}

async function readOutlines(root: string): Promise<Outlines> {
  const [course, problems, simulations] = await Promise.all([
    readIndex<Course>(root, "course", "course-files", "course.json"),
    readIndex<ProblemIndex>(root, "problems", "problem-files", "problems.json"),
    readIndex<SimulationIndex>(root, "simulations", "simulation-files", "simulations.json"),
  ]);
  return {
    course,
    problems: problems ?? { problems: [], paths: [] },
    simulations: simulations?.simulations ?? [],
  };
}

/** Null where it was not built. */
async function readIndex<Index>(
  root: string,
  built: string,
  developed: string,
  name: string,
): Promise<Index | null> {
  const file = [
    path.join(root, "apps", "web", "dist", built, name),
    path.join(root, "node_modules", ".taiyari", developed, name),
  ].find((each) => existsSync(each));
  return file === undefined ? null : (JSON.parse(await readFile(file, "utf8")) as Index);
}
