import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { checkQuestions } from "../check-questions.ts";
import { exercisePlaces } from "../exercise-places.ts";
import type { SourcePage } from "../load-course.ts";
import { loadCourseTests } from "../load-tests.ts";
import { openCourse, type OpenCourse } from "../open-course.ts";
import { checkExamples } from "./check-examples.ts";
import { checkMutants, type CheckedMutants, type MutantCounts } from "./check-mutants.ts";
import { checkExercise } from "./check-exercise.ts";
import { checkLimit } from "./check-limit.ts";
import { checkOutline } from "./check-outline.ts";
import { checkTwins } from "./check-twins.ts";

export interface CheckedPage {
  readonly slug: string;
  /** File, line, what to do. */
  readonly problems: readonly string[];
  readonly examples: number;
  readonly exercises: number;
  /** Null where they were not asked for. */
  readonly mutants: MutantCounts | null;
}

export interface CheckedCourse {
  readonly pages: readonly CheckedPage[];
  /** Of the course as a whole. */
  readonly problems: readonly string[];
  readonly unwritten: readonly string[];
}

/**
 * Checks a course, or one page of it, by running all that it runs.
 *
 * @param root    the content folder
 * @param cache   where results are kept, so that an unchanged page costs nothing
 * @param skills  ids of the skills there are
 * @param only    a slug; null for all pages
 */
export async function checkCourse(
  root: string,
  {
    cache,
    skills,
    only,
    withMutants,
  }: {
    readonly cache: string;
    readonly skills: ReadonlySet<string>;
    readonly only: string | null;
    /** Whether mutants of the answers are judged as well, which takes a second or more for each exercise. */
    readonly withMutants: boolean;
  },
): Promise<CheckedCourse> {
  const open = await openCourse(root, cache);
  const { course } = open;
  const outline = checkOutline(course, skills);
  const chosen = course.pages.filter(({ slug }) => only === null || slug === only);
  const run = await open.forPages(chosen, async (sql, page) => ({
    problems: await open.kept.of("checked", page, () => checkPage(sql, page, open)),
    mutants: withMutants
      ? await open.kept.of("mutants", page, () => mutantsOfPage(sql, page, open))
      : null,
  }));
  return {
    pages: chosen.map((page, at) => ({
      slug: page.slug,
      problems: [
        ...(outline.get(page.slug) ?? []),
        ...(run[at]?.problems ?? []),
        ...(run[at]?.mutants?.problems ?? []),
      ],
      mutants: run[at]?.mutants ?? null,
      examples: (page.lesson?.blocks ?? []).filter(
        ({ kind }) => kind === "run" || kind === "mistake",
      ).length,
      exercises: page.exercises.length,
    })),
    problems:
      only === null ? [...course.problems, ...(await checkTests(open, root))] : course.problems,
    unwritten: course.unwritten,
  };
}

/** What the questions of the placement test and the assessment say, held against what PostgreSQL gives. */
async function checkTests({ snapshots }: OpenCourse, root: string): Promise<readonly string[]> {
  const tests = Object.entries(loadCourseTests(root));
  if (tests.length === 0) return [];
  const sql = startSqlThread({ ...snapshots, isTrusted: true });
  try {
    const problems: string[] = [];
    for (const [slug, { placement, assessment }] of tests)
      problems.push(
        // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
        ...(await checkQuestions(sql, `courses/${slug}/placement.yaml`, placement)),
        ...(await checkQuestions(
          sql,
          `courses/${slug}/assessment.yaml`,
          assessment?.questions ?? [],
        )),
      );
    return problems;
  } finally {
    await sql.close();
  }
}

async function checkPage(
  sql: SqlThread,
  page: SourcePage,
  { compiled }: Pick<OpenCourse, "compiled">,
): Promise<readonly string[]> {
  const { content, problems } = await compiled(sql, page);
  const found = [...problems, ...(await checkExamples(sql, page))];
  for (const source of page.exercises) {
    const exercise = content?.exercises.find(({ id }) => id === source.id);
    if (!exercise) continue;
    const placeOf = exercisePlaces(page, source.id);
    const one = { source, exercise, placeOf };
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    found.push(
      ...(await checkExercise(sql, one)),
      // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
      ...(await checkTwins(sql, one)),
      // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
      ...(await checkLimit(sql, one)),
    );
  }
  return found;
}

async function mutantsOfPage(
  sql: SqlThread,
  page: SourcePage,
  { compiled }: Pick<OpenCourse, "compiled">,
): Promise<CheckedMutants> {
  const { content } = await compiled(sql, page);
  const all: CheckedMutants[] = [];
  for (const source of page.exercises) {
    const exercise = content?.exercises.find(({ id }) => id === source.id);
    const one = exercise && { source, exercise, placeOf: exercisePlaces(page, source.id) };
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    if (one) all.push(await checkMutants(sql, one));
  }
  const sum = (count: (one: MutantCounts) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return {
    made: sum(({ made }) => made),
    killed: sum(({ killed }) => killed),
    equivalent: sum(({ equivalent }) => equivalent),
    problems: all.flatMap(({ problems }) => problems),
  };
}
