import type { LearnerExercise } from "@taiyari/domain/learning";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { openCourse } from "../open-course.ts";

/** An exercise of the SQL course by its id, or sentences that say why there is none. */
export async function findExercise(
  id: string,
  { root, cache }: { readonly root: string; readonly cache: string },
): Promise<Result<LearnerExercise, readonly string[]>> {
  const { course, compiled, forPages } = await openCourse(root, cache);
  const page = course.pages.find(({ exercises }) => exercises.some((one) => one.id === id));
  if (!page) {
    const known = course.pages.flatMap(({ exercises }) => exercises.map((one) => one.id));
    const near = known
      .filter((one) => sharedWords(one, id) > 0)
      .toSorted((one, other) => sharedWords(other, id) - sharedWords(one, id));
    return fail([
      `There is no exercise “${id}”.${near.length > 0 ? ` Did you mean ${near.slice(0, 3).join(", ")}?` : ""}`,
    ]);
  }
  const [made] = await forPages([page], compiled);
  const exercise = made?.content?.exercises.find((one) => one.id === id);
  return exercise ? ok(exercise) : fail(made?.problems ?? []);
}

function sharedWords(one: string, other: string): number {
  const words = new Set(other.split("-"));
  return one.split("-").filter((word) => words.has(word)).length;
}
