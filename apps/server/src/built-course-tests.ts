import { loadCourseTests } from "@taiyari/content/courses";
import type { AssessmentBank, PlacementQuestion } from "@taiyari/domain/learning";
import { readBuilt } from "./built-content.ts";
import { projectRoot } from "./project.ts";

/** The tests of each course, by its slug. They hold what is right, and stay on the server. */
export type CourseTests = ReadonlyMap<string, CourseTest>;

export interface CourseTest {
  readonly title: string;
  /** Null for a course without one. */
  readonly assessment: AssessmentBank | null;
  /** [] for a course without a placement test. */
  readonly placement: readonly PlacementQuestion[];
}

/**
 * From the file of the last build, or from content/courses itself when a part of it is newer.
 *
 * @throws ContentError  for a file that has another shape
 */
export function readCourseTests(root: string = projectRoot()): CourseTests {
  const tests = readBuilt<Readonly<Record<string, CourseTest>>>(root, {
    file: "course-tests.json",
    folder: "courses",
    load: loadCourseTests,
  });
  return new Map(Object.entries(tests));
}
