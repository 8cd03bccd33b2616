import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CourseIndex, CoursePageContent, LearnerExercise } from "@taiyari/domain/learning";
import { projectRoot } from "./project.ts";

/** An exercise of the course as its page has it; null where there is none. */
export type FindExercise = (page: string, exercise: string) => Promise<LearnerExercise | null>;

/** Reads the compiled pages that browsers are sent: of the build, or of `npm run dev`. */
export function readBuiltExercises(root: string = projectRoot()): FindExercise {
  return async (page, id) => {
    const folder = [
      path.join(root, "apps", "web", "dist", "course"),
      path.join(root, "node_modules", ".taiyari", "course-files"),
    ].find((each) => existsSync(path.join(each, "course.json")));
    if (!folder) return null;
    const { files } = await readJson<CourseIndex>(path.join(folder, "course.json"));
    const name = Object.hasOwn(files.pages, page) ? files.pages[page] : undefined;
    if (name === undefined) return null;
    const { exercises } = await readJson<CoursePageContent>(path.join(folder, "files", name));
    return exercises.find((exercise) => exercise.id === id) ?? null;
  };
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, "utf8")) as Value;
}
