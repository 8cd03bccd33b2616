import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkTemplates, loadTemplateSources } from "@taiyari/content/templates";
import { COURSE_FOLDER } from "./build-course.ts";
import { INTERVIEWS_FOLDER } from "./build-interviews.ts";
import { PROBLEMS_FOLDER } from "./build-problems.ts";
import { ROOT } from "./run.ts";
import { SIMULATIONS_FOLDER } from "./build-simulations.ts";

/** What the build found wrong with each part of the content, a sentence each. */
export interface BuildProblems {
  readonly course: readonly string[];
  readonly problems: readonly string[];
  readonly interviews: readonly string[];
  readonly simulations: readonly string[];
}

/**
 * Writes what was built and what was found wrong with it, for the admin page: `content-state.json`, as
 * apps/server/src/built-content-state.ts reads it. Exercises are checked with their lessons.
 *
 * @param folder  of the built server
 */
export function writeContentState(folder: string, found: BuildProblems): void {
  const course = readJson(path.join(COURSE_FOLDER, "course.json")) as CourseFile;
  const answers = Object.values(course.files.answers).map(
    (name) => readJson(path.join(COURSE_FOLDER, "files", name)) as object,
  );
  const templates = loadTemplateSources(path.join(ROOT, "content"));
  const state = {
    checkedAt: new Date().toISOString(),
    kinds: [
      { kind: "lessons", items: Object.keys(course.files.pages).length, problems: found.course },
      {
        kind: "exercises",
        items: answers.reduce((sum, page) => sum + Object.keys(page).length, 0),
        problems: null,
      },
      {
        kind: "problems",
        items: lengthOf(path.join(PROBLEMS_FOLDER, "problems.json"), "problems"),
        problems: found.problems,
      },
      {
        kind: "questions",
        items: lengthOf(path.join(INTERVIEWS_FOLDER, "questions.json"), "questions"),
        problems: found.interviews,
      },
      {
        kind: "simulations",
        items: lengthOf(path.join(SIMULATIONS_FOLDER, "simulations.json"), "simulations"),
        problems: found.simulations,
      },
      { kind: "templates", items: templates.length, problems: checkTemplates(templates) },
    ],
  };
  writeFileSync(path.join(folder, "content-state.json"), JSON.stringify(state));
}

interface CourseFile {
  readonly files: {
    readonly pages: Readonly<Record<string, string>>;
    readonly answers: Readonly<Record<string, string>>;
  };
}

function lengthOf(file: string, key: string): number {
  const list: unknown = Reflect.get(readJson(file) as object, key);
  if (!Array.isArray(list)) throw new Error(`${file} has no list of ${key}`);
  return list.length;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
