import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CourseIndex, CoursePageContent, LearnerExercise } from "@taiyari/domain/learning";
import type { LearnerSqlProblem, ProblemIndex } from "@taiyari/domain/practice";
import { COURSE_DATA, type DataSetName } from "@taiyari/domain/sql";
import { projectRoot } from "./project.ts";

/** An exercise of a page of the course, or an SQL problem of the Practice Lab. */
export type ExercisePlace =
  | { readonly page: string; readonly exercise: string }
  | { readonly problem: string };

/** As its page has it. */
export interface FoundExercise {
  readonly exercise: LearnerExercise;
  /** What it is judged on where it brings no rows of its own. */
  readonly dataSet: DataSetName;
}

/** Null where there is none. */
export type FindExercise = (place: ExercisePlace) => Promise<FoundExercise | null>;

/** Reads the compiled files that browsers are sent: of the build, or of `npm run dev`. */
export function readBuiltExercises(root: string = projectRoot()): FindExercise {
  return (place) =>
    "page" in place
      ? findInCourse(root, place.page, place.exercise)
      : findInProblems(root, place.problem);
}

async function findInCourse(root: string, page: string, id: string): Promise<FoundExercise | null> {
  const folder = builtFolder(root, "course", "course.json");
  if (!folder) return null;
  const { files } = await readJson<CourseIndex>(path.join(folder, "course.json"));
  const name = ownText(files.pages, page);
  if (name === null) return null;
  const { exercises } = await readJson<CoursePageContent>(path.join(folder, "files", name));
  const exercise = exercises.find((one) => one.id === id);
  return exercise ? { exercise, dataSet: COURSE_DATA } : null;
}

async function findInProblems(root: string, slug: string): Promise<FoundExercise | null> {
  const folder = builtFolder(root, "problem", "problems.json");
  if (!folder) return null;
  const { problems, files } = await readJson<ProblemIndex>(path.join(folder, "problems.json"));
  const name = ownText(files.problems, slug);
  if (name === null || problems.find((one) => one.slug === slug)?.kind !== "sql") return null;
  return readJson<LearnerSqlProblem>(path.join(folder, "files", name));
}

function builtFolder(root: string, kind: "course" | "problem", index: string): string | null {
  const built = kind === "course" ? "course" : "problems";
  const folders = [
    path.join(root, "apps", "web", "dist", built),
    path.join(root, "node_modules", ".taiyari", `${kind}-files`),
  ];
  return folders.find((each) => existsSync(path.join(each, index))) ?? null;
}

function ownText(texts: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, "utf8")) as Value;
}
