import type { CoursePageContent, LearnerExercise, WorkedAnswers } from "@taiyari/domain/learning";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { exercisePlaces } from "../exercise-places.ts";
import type { SourcePage } from "../load-course.ts";
import { compileExercise } from "./compile-exercise.ts";

export interface CompiledPage {
  /** Null where the page cannot be read. Exercises whose answer does not run are not among its own. */
  readonly content: CoursePageContent | null;
  readonly answers: WorkedAnswers;
  /** File, line, what to do. */
  readonly problems: readonly string[];
}

/** A page as learners get it: its exercises with the results that answers are compared with. */
export async function compilePage(sql: SqlThread, page: SourcePage): Promise<CompiledPage> {
  const exercises: LearnerExercise[] = [];
  const problems: string[] = [];
  for (const source of page.exercises) {
    const placeOf = exercisePlaces(page, source.id);
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    const compiled = await compileExercise(sql, source);
    if (compiled.exercise) exercises.push(compiled.exercise);
    problems.push(
      ...compiled.problems.map((problem) => `${placeOf({ key: "answer" })}: ${problem}`),
    );
  }
  const answers = Object.fromEntries(
    page.exercises.map(({ id, answer, why, other }) => [id, { answer, why, other }]),
  );
  return { content: page.lesson && { lesson: page.lesson, exercises }, answers, problems };
}
