import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readCourseStages } from "../courses/course-pages.ts";
import { problemSlugs } from "../problems/load-problem.ts";
import { readYaml, yamlFilesIn } from "../read-yaml.ts";
import { findAlike } from "./check-alike.ts";
import { checkQuestion, type KnownNames } from "./check-question.ts";
import { loadQuestions } from "./load-questions.ts";

/**
 * What writers of interview questions have to mend: file, line, what to do.
 *
 * @param root   the content folder
 * @param roles  ids of roles
 */
export function checkInterviews(root: string, roles: ReadonlySet<string>): readonly string[] {
  const { questions, problems } = loadQuestions(root);
  const known: KnownNames = { roles, lessons: lessonSlugs(root), problems: allProblemSlugs(root) };
  const alike = findAlike(questions.map(({ question }) => question));
  const found = questions.flatMap((source, at) => {
    const { question, file, lineOf } = source;
    const own: string[] = [];
    const complain = (path: readonly PropertyKey[], text: string) =>
      own.push(`${file}:${lineOf(...path)}: ${question.id}: ${text}`);
    if (questions.findIndex((other) => other.question.id === question.id) !== at)
      complain(["id"], "this id is taken. Ids are unique over all files.");
    const twin = alike[at];
    if (twin) complain(["ask"], `it asks nearly the same as ${twin.id}.`);
    checkQuestion(source, known, complain);
    return own;
  });
  return [...problems, ...found];
}

/** Of all courses; what cannot be read of a course is the matter of its own check. */
export function lessonSlugs(root: string): ReadonlySet<string> {
  const folder = join(root, "courses");
  const courses = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    courses.flatMap((name) => {
      const read = readCourseStages(join(folder, name));
      return read.ok ? [...read.value.stageOf.keys()] : [];
    }),
  );
}

const WithIds = z.array(z.looseObject({ id: z.string() }));

export function allProblemSlugs(root: string): ReadonlySet<string> {
  const sql = yamlFilesIn(join(root, "problems/sql")).flatMap((name) => {
    const read = readYaml(root, `problems/sql/${name}.yaml`, WithIds);
    return read.ok ? read.value.map(({ id }) => id) : [];
  });
  return new Set([...problemSlugs(root), ...sql]);
}
