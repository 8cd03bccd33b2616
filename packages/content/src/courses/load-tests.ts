import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { AssessmentBank, PlacementQuestion } from "@taiyari/domain/learning";
import { z } from "zod";
import { ContentError } from "../content-error.ts";
import { readYaml } from "../read-yaml.ts";
import { readAssessment, readPlacement, type ReadTest } from "./read-tests.ts";

interface LoadedTests {
  readonly title: string;
  readonly assessment: AssessmentBank | null;
  readonly placement: readonly PlacementQuestion[];
}

/**
 * The tests of each course of a content folder, by its slug. A course without them is left out.
 *
 * @throws ContentError  for a file that cannot be read
 */
export function loadCourseTests(root: string): Readonly<Record<string, LoadedTests>> {
  const courses = join(root, "courses");
  const loaded = readdirSync(courses).flatMap((slug) => {
    const folder = join(courses, slug);
    const has = (name: string) => existsSync(join(folder, name));
    if (!has("assessment.yaml") && !has("placement.yaml")) return [];
    const course = readYaml(folder, "course.yaml", z.looseObject({ title: z.string() }));
    if (!course.ok) throw new ContentError(course.problem);
    return [
      [
        slug,
        {
          title: course.value.title,
          assessment: has("assessment.yaml") ? must(readAssessment(folder)) : null,
          placement: has("placement.yaml") ? must(readPlacement(folder)) : [],
        },
      ] as const,
    ];
  });
  return Object.fromEntries(loaded);
}

/** What can be read is used, even where the check wants more of it. */
function must<Value>({ value, problems }: ReadTest<Value>): Value {
  if (value === null) throw new ContentError(problems);
  return value;
}
