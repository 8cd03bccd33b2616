import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SqlProblem } from "@taiyari/domain/practice";
import { DATA_SETS, isDataSetName } from "@taiyari/domain/sql";
import { type PlaceOf, placesIn } from "../courses/exercise-places.ts";
import { loadCourse } from "../courses/load-course.ts";
import { readYaml, yamlFilesIn } from "../read-yaml.ts";
import { SqlProblems } from "./problem-schema.ts";

/** Below the content folder: a file for each data set, by its name. */
const FOLDER = "problems/sql";

export interface LoadedSqlProblems {
  /** By data set, in the order of its file. */
  readonly problems: readonly SqlProblem[];
  /** Where a problem stands: "problems/sql/hastantar.yaml:12". */
  readonly placeOf: (slug: string) => PlaceOf;
  /** What can be said without running anything: file, line, what to do. */
  readonly faults: readonly string[];
}

/** @param root  the content folder */
export function loadSqlProblems(root: string): LoadedSqlProblems {
  const problems: SqlProblem[] = [];
  const faults: string[] = [];
  const texts = new Map<string, string>();
  for (const name of yamlFilesIn(join(root, FOLDER))) {
    const file = `${FOLDER}/${name}.yaml`;
    const read = readYaml(root, file, SqlProblems);
    if (!isDataSetName(name))
      faults.push(
        `${file}: there is no data set “${name}”. There are ${DATA_SETS.map((one) => one.name).join(", ")}.`,
      );
    else if (!read.ok) faults.push(...read.problem);
    else {
      texts.set(name, readFileSync(join(root, file), "utf8"));
      problems.push(...read.value.map((problem): SqlProblem => ({ ...problem, dataSet: name })));
    }
  }
  const placeOf = (slug: string) => {
    const set = problems.find((problem) => problem.slug === slug)?.dataSet ?? "";
    return placesIn({ file: `${FOLDER}/${set}.yaml`, text: texts.get(set) ?? "" }, slug);
  };
  return { problems, placeOf, faults: [...faults, ...faultsOf(problems, { root, placeOf })] };
}

function faultsOf(
  problems: readonly SqlProblem[],
  { root, placeOf }: { readonly root: string; readonly placeOf: (slug: string) => PlaceOf },
): readonly string[] {
  const { pages } = loadCourse(root);
  const lessons = new Set(pages.map(({ slug }) => slug));
  const exercises = new Set(pages.flatMap((page) => page.exercises.map(({ id }) => id)));
  return problems.flatMap(({ slug, hints, exercise }, at) => {
    const place = placeOf(slug)();
    const found: string[] = [];
    if (problems.findIndex((other) => other.slug === slug) !== at || exercises.has(slug))
      found.push(`${place}: the id “${slug}” is taken. Ids are unique, those of the course too.`);
    for (const hint of hints)
      if (hint.kind === "concept" && hint.lesson !== null && !lessons.has(hint.lesson))
        found.push(`${place}: hints: the course has no page “${hint.lesson}”.`);
    if ((exercise.data === null) !== (exercise.hidden === null))
      found.push(`${place}: rows of its own come twice: data, which is shown, and hidden.`);
    if (exercise.kind !== "write" && exercise.kind !== "change" && exercise.start.trim() === "")
      found.push(`${place}: a ${exercise.kind} problem begins with a query. Write start.`);
    return found;
  });
}
